import {
  type FieldPath,
  sectionOf,
  type DepositState,
  type DepositValues,
  type DraftFault,
  type SectionId,
} from "@deposit/core";
import type { ShownFeedback } from "../../form/createFeedbackView.ts";

/** How one section stands: `faulty` by what is to be seen in it, `missing` by what publishing would still ask for. */
export type SectionState =
  | { readonly kind: "faulty"; readonly errors: number; readonly warnings: number; readonly notes: number }
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "complete" }
  | { readonly kind: "optional" };

/** One line of the outline, and the field that it leads to. */
export interface OutlineLine {
  readonly section: SectionId;
  readonly path: FieldPath;
  readonly state: SectionState;
}

/** What the outline looks at. */
export interface Outlined {
  readonly values: DepositValues;
  readonly files: DepositState["files"];
  readonly shown: readonly ShownFeedback[];
  readonly faults: readonly DraftFault[];
}

/** The sections that the standard layout draws, in its order, each with its first field. */
const outlinePaths = [
  ["files"],
  ["metadata", "resource_type"],
  ["metadata", "title"],
  ["metadata", "publication_date"],
  ["metadata", "creators"],
  ["metadata", "description"],
  ["metadata", "rights"],
  ["metadata", "publisher"],
] as const satisfies readonly FieldPath[];

/** How every section stands. */
export function outlineOf(outlined: Outlined): readonly OutlineLine[] {
  return outlinePaths.map((path) => {
    const section = sectionOf(path);
    return { section, path, state: stateOf(section, path, outlined) };
  });
}

function stateOf(section: SectionId, path: FieldPath, { values, files, shown, faults }: Outlined): SectionState {
  const own = shown.filter((entry) => sectionOf(entry.path) === section);
  const count = (severity: ShownFeedback["severity"]): number =>
    own.filter((entry) => entry.severity === severity).length;
  if (own.length > 0)
    return { kind: "faulty", errors: count("error"), warnings: count("warning"), notes: count("info") };
  if (section === "files") {
    if (!values.files.enabled) return { kind: "complete" };
    const unfinished = files.filter((file) => file.phase.kind !== "finished").length;
    if (files.length === 0 || unfinished > 0) return { kind: "missing", count: Math.max(1, unfinished) };
    return { kind: "complete" };
  }
  const missing = faults.filter((fault) => sectionOf(fault.path) === section).length;
  if (missing > 0) return { kind: "missing", count: missing };
  return isFilled(values, path) ? { kind: "complete" } : { kind: "optional" };
}

function isFilled({ metadata }: DepositValues, path: FieldPath): boolean {
  const value: unknown = Object.entries(metadata).find(([name]) => name === path.at(-1))?.[1];
  return Array.isArray(value) ? value.length > 0 : value !== "" && value !== undefined;
}
