import type { DepositState, DepositValues, FieldPath } from "@deposit/core";
import { absentDoi, pathsOfSection, sectionIds, sectionOf, type SectionId } from "@deposit/core/internal";
import { type ValidationIssue, readDoi } from "@deposit/core/schema";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { fieldOf } from "../../form/store/resolvePath.ts";

/** State of a section. `faulty`: it shows feedback. `missing`: publishing needs `count` more values. */
export type SectionState =
  | { readonly kind: "faulty"; readonly errors: number; readonly warnings: number; readonly notes: number }
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "complete" }
  | { readonly kind: "optional" };

/** What the states of the sections are derived from. */
export interface OutlineInput {
  readonly values: DepositValues;
  readonly record: DepositState["record"];
  readonly config: DepositState["config"];
  readonly files: DepositState["files"];
  readonly hasCommunity: boolean;
  readonly shown: readonly ShownFeedback[];
  readonly issues: readonly ValidationIssue[];
  /** Fields that the host requires in addition to those that publishing needs. */
  readonly required: readonly FieldPath[];
}

/** Returns the state of each section, by its id. */
export function outlineStates(input: OutlineInput): Readonly<Record<string, SectionState>> {
  const shown = bySection(input.shown);
  const issues = bySection(input.issues);
  return Object.fromEntries(
    sectionIds.map((section) => [
      section,
      stateOf(section, input, shown.get(section) ?? [], issues.get(section) ?? []),
    ]),
  );
}

function bySection<Entry extends { readonly path: FieldPath }>(
  entries: readonly Entry[],
): ReadonlyMap<SectionId, Entry[]> {
  const sections = new Map<SectionId, Entry[]>();
  for (const entry of entries) {
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
  input: OutlineInput,
  shown: readonly ShownFeedback[],
  issues: readonly ValidationIssue[],
): SectionState {
  const { values, files, required } = input;
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
    issues.length || required.filter((path) => sectionOf(path) === section && !hasContent(values, path)).length;
  if (missing > 0) return { kind: "missing", count: missing };
  if (section === "doi" && readDoi(values.pids) === null) return doiStates[absentDoi(input, values)];
  return isFilled(section, input) ? { kind: "complete" } : { kind: "optional" };
}

const unfinishedOf = new WeakMap<DepositState["files"], number>();

/** Counts once for each list, since every key press asks and there may be ten thousand files. */
function countUnfinished(files: DepositState["files"]): number {
  const known = unfinishedOf.get(files);
  if (known !== undefined) return known;
  const count = files.filter((file) => file.phase.kind !== "finished").length;
  unfinishedOf.set(files, count);
  return count;
}

function isFilled(section: SectionId, { values, hasCommunity }: OutlineInput): boolean {
  switch (section) {
    // The visibility of the record and of its files always has a value.
    case "access":
    case "files":
    // The caller has already handled an absent DOI.
    case "doi":
      return true;
    case "community":
      return hasCommunity;
    default:
      return pathsOfSection(section).some((path) => hasContent(values, path));
  }
}

/** Returns whether a value at a path has content. Rows in which everything is empty do not count. */
export function hasContent(values: DepositValues, path: FieldPath): boolean {
  return !isEmptyDeep(path.reduce<unknown>(fieldOf, values));
}

/** Properties that every row has. They are not entered by the depositor. */
const rowProperties = new Set(["key", "unedited"]);

function isEmptyDeep(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object") return value === undefined;
  if (Array.isArray(value)) return value.every(isEmptyDeep);
  return Object.entries(value ?? {}).every(([name, part]) => rowProperties.has(name) || isEmptyDeep(part));
}
