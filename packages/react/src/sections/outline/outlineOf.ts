import {
  type DepositState,
  type DepositValues,
  type DraftFault,
  pathsOfSection,
  readDoi,
  sectionOf,
  type SectionId,
} from "@deposit/core";
import type { ShownFeedback } from "../../form/createFeedbackView.ts";
import { isFilledIn } from "./isFilledIn.ts";

/** How one section stands: `faulty` by what is to be seen in it, `missing` by what publishing would still ask for. */
export type SectionState =
  | { readonly kind: "faulty"; readonly errors: number; readonly warnings: number; readonly notes: number }
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "complete" }
  | { readonly kind: "optional" };

/** What the outline looks at. */
export interface Outlined {
  readonly values: DepositValues;
  readonly files: DepositState["files"];
  readonly hasCommunity: boolean;
  readonly shown: readonly ShownFeedback[];
  readonly faults: readonly DraftFault[];
}

/** How each of these sections stands. */
export function outlineOf(sections: readonly SectionId[], outlined: Outlined): ReadonlyMap<SectionId, SectionState> {
  return new Map(sections.map((section) => [section, stateOf(section, outlined)]));
}

function stateOf(section: SectionId, outlined: Outlined): SectionState {
  const { values, files, shown, faults } = outlined;
  const own = shown.filter((entry) => sectionOf(entry.path) === section);
  const count = (severity: ShownFeedback["severity"]): number =>
    own.filter((entry) => entry.severity === severity).length;
  if (own.length > 0)
    return { kind: "faulty", errors: count("error"), warnings: count("warning"), notes: count("info") };
  if (section === "files") {
    const unfinished = files.filter((file) => file.phase.kind !== "finished").length;
    if (values.files.enabled && (files.length === 0 || unfinished > 0))
      return { kind: "missing", count: Math.max(1, unfinished) };
  }
  const missing = faults.filter((fault) => sectionOf(fault.path) === section).length;
  if (missing > 0) return { kind: "missing", count: missing };
  return isFilled(section, outlined) ? { kind: "complete" } : { kind: "optional" };
}

function isFilled(section: SectionId, { values, hasCommunity }: Outlined): boolean {
  switch (section) {
    // Who may see it is always said, and so is whether there are files.
    case "access":
    case "files":
      return true;
    case "community":
      return hasCommunity;
    case "doi":
      return readDoi(values.pids) !== null;
    default:
      return pathsOfSection(section).some((path) => isFilledIn(values, path));
  }
}
