import {
  absentDoi,
  type DepositState,
  type DepositValues,
  type ValidationIssue,
  type FieldPath,
  pathsOfSection,
  readDoi,
  sectionIds,
  sectionOf,
  type SectionId,
} from "@deposit/core";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
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
  readonly record: DepositState["record"];
  readonly config: DepositState["config"];
  readonly files: DepositState["files"];
  readonly hasCommunity: boolean;
  readonly shown: readonly ShownFeedback[];
  readonly faults: readonly ValidationIssue[];
  /** The fields that the host calls required, whatever publishing asks for. */
  readonly required: readonly FieldPath[];
}

/** How each section stands, by its id. */
export function outlineOf(outlined: Outlined): Readonly<Record<string, SectionState>> {
  const shown = bySection(outlined.shown);
  const faults = bySection(outlined.faults);
  return Object.fromEntries(
    sectionIds.map((section) => [
      section,
      stateOf(section, outlined, shown.get(section) ?? [], faults.get(section) ?? []),
    ]),
  );
}

function bySection<Said extends { readonly path: FieldPath }>(said: readonly Said[]): ReadonlyMap<SectionId, Said[]> {
  const sections = new Map<SectionId, Said[]>();
  for (const entry of said) {
    const section = sectionOf(entry.path);
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [entry]);
    else known.push(entry);
  }
  return sections;
}

const doiStates = {
  made: { kind: "complete" },
  missing: { kind: "missing", count: 1 },
  optional: { kind: "optional" },
} as const satisfies Record<ReturnType<typeof absentDoi>, SectionState>;

function stateOf(
  section: SectionId,
  outlined: Outlined,
  shown: readonly ShownFeedback[],
  faults: readonly ValidationIssue[],
): SectionState {
  const { values, files, required } = outlined;
  const count = (severity: ShownFeedback["severity"]): number =>
    shown.filter((entry) => entry.severity === severity).length;
  if (shown.length > 0)
    return { kind: "faulty", errors: count("error"), warnings: count("warning"), notes: count("info") };
  if (section === "files") {
    const unfinished = countUnfinished(files);
    if (values.files.enabled && (files.length === 0 || unfinished > 0))
      return { kind: "missing", count: Math.max(1, unfinished) };
  }
  const missing =
    faults.length || required.filter((path) => sectionOf(path) === section && !isFilledIn(values, path)).length;
  if (missing > 0) return { kind: "missing", count: missing };
  if (section === "doi" && readDoi(values.pids) === null) return doiStates[absentDoi(outlined, values)];
  return isFilled(section, outlined) ? { kind: "complete" } : { kind: "optional" };
}

const unfinishedOf = new WeakMap<DepositState["files"], number>();

/** Counted once for each list: the outline asks at every key, and there may be ten thousand files. */
function countUnfinished(files: DepositState["files"]): number {
  const known = unfinishedOf.get(files);
  if (known !== undefined) return known;
  const count = files.filter((file) => file.phase.kind !== "finished").length;
  unfinishedOf.set(files, count);
  return count;
}

function isFilled(section: SectionId, { values, hasCommunity }: Outlined): boolean {
  switch (section) {
    // Who may see it is always said, and so is whether there are files.
    case "access":
    case "files":
    // One that is not there was judged before.
    case "doi":
      return true;
    case "community":
      return hasCommunity;
    default:
      return pathsOfSection(section).some((path) => isFilledIn(values, path));
  }
}
