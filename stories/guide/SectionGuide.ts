import type { FieldName } from "@deposit/react";

/** What a designer or an integrator wants to know of a section before looking at its states. */
export interface SectionGuide {
  /** What it is for, and what it gives the depositor beyond a plain field. */
  readonly purpose: string;
  /** What it is made of, from top to bottom; `part` is its `data-deposit-part`, where a style sheet finds it. */
  readonly anatomy: readonly { readonly part?: string; readonly says: string }[];
  /** The fields whose label, help, state or widget a host can change (`fields`); the first is the one of the controls. */
  readonly fields: readonly FieldName[];
  /** Beginnings of the ids of all it says, of its own catalogue, of what sections share, and of the core's. */
  readonly messages: readonly string[];
}
