import type { Feedback, Severity } from "../record/feedback.ts";
import { type FieldPath, isWithin } from "../record/fieldPath.ts";

/** The sections of the form, in page order, each with the fields it answers for. */
const sectionPaths = {
  community: [["parent"], ["review"]],
  files: [["files"], ["media_files"]],
  doi: [["pids"]],
  "resource-type": [["metadata", "resource_type"]],
  titles: [
    ["metadata", "title"],
    ["metadata", "additional_titles"],
  ],
  "publication-date": [["metadata", "publication_date"]],
  creators: [["metadata", "creators"]],
  descriptions: [
    ["metadata", "description"],
    ["metadata", "additional_descriptions"],
  ],
  licenses: [["metadata", "rights"]],
  copyright: [["metadata", "copyright"]],
  contributors: [["metadata", "contributors"]],
  subjects: [["metadata", "subjects"]],
  languages: [["metadata", "languages"]],
  dates: [["metadata", "dates"]],
  version: [["metadata", "version"]],
  publisher: [["metadata", "publisher"]],
  funding: [["metadata", "funding"]],
  identifiers: [["metadata", "identifiers"]],
  "related-works": [["metadata", "related_identifiers"]],
  references: [["metadata", "references"]],
  "custom-fields": [["custom_fields"]],
  access: [["access"]],
  record: [[]],
} as const satisfies Record<string, readonly FieldPath[]>;

/** The name of a section; `record` takes what belongs to no other. */
export type SectionId = keyof typeof sectionPaths;

/** The sections in page order. */
export const sectionIds: readonly SectionId[] = Object.keys(sectionPaths).filter(
  (name): name is SectionId => name in sectionPaths,
);

/** The fields that a section answers for, the one that a link to it leads to first; `record` for all that are no other's. */
export function pathsOfSection(section: SectionId): readonly FieldPath[] {
  return sectionPaths[section];
}

/** The section that shows the field at `path`; nothing is without one. */
export function sectionOf(path: FieldPath): SectionId {
  return sectionIds.find((id) => sectionPaths[id].some((root) => isWithin(path, root))) ?? "record";
}

/** What one section was told: how many words of each severity, and where the first of the gravest is. */
export interface SectionFeedback {
  readonly section: SectionId;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly first: FieldPath;
}

const gravity: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The feedback counted per section, in page order; sections without any are left out (specification 2). */
export function feedbackBySection(feedback: readonly Feedback[]): readonly SectionFeedback[] {
  const sections = feedback.map(({ path }) => sectionOf(path));
  return sectionIds.flatMap((section) => {
    const own = feedback.filter((_, index) => sections[index] === section);
    const gravest = own.toSorted((one, other) => gravity[one.severity] - gravity[other.severity])[0];
    if (gravest === undefined) return [];
    const count = (severity: Severity): number => own.filter((entry) => entry.severity === severity).length;
    return [
      {
        section,
        counts: { error: count("error"), warning: count("warning"), info: count("info") },
        first: gravest.path,
      },
    ];
  });
}
