import type { FieldName } from "@deposit/react";

/** The documentation of a section for designers and integrators. */
export interface SectionGuide {
  /** What the section is for, and what it offers beyond a plain field. */
  readonly purpose: string;
  /** Its parts from top to bottom. `part` is the `data-deposit-part` for style sheets. */
  readonly anatomy: readonly { readonly part?: string; readonly text: string }[];
  /** The fields that a host can override (`fields`). The controls change the first one. */
  readonly fields: readonly FieldName[];
  /** Prefixes of the ids of all its messages, including shared ones and those of core. */
  readonly messages: readonly string[];
}
