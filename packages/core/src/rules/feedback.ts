import type { SectionId } from "../fields/values.ts";
import { sectionIds, sectionOf } from "../fields/paths.ts";
import type { Feedback, Severity } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";

/** Whether any of the feedback blocks publishing, which only errors do. */
export function isBlocking(feedback: readonly Feedback[]): boolean {
  return feedback.some((entry) => entry.severity === "error");
}

/** The feedback of one section: how many entries of each severity, and where the first of the most severe is. */
export interface SectionFeedback {
  readonly section: SectionId;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly first: FieldPath;
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Counts the feedback per section, in page order. Sections without feedback are left out. */
export function feedbackBySection(feedback: readonly Feedback[]): readonly SectionFeedback[] {
  const sections = feedback.map(({ path }) => sectionOf(path));
  return sectionIds.flatMap((section) => {
    const own = feedback.filter((_, index) => sections[index] === section);
    const [mostSevere] = own.toSorted((one, other) => ranks[one.severity] - ranks[other.severity]);
    if (mostSevere === undefined) return [];
    const count = (severity: Severity): number => own.filter((entry) => entry.severity === severity).length;
    return [
      {
        section,
        counts: { error: count("error"), warning: count("warning"), info: count("info") },
        first: mostSevere.path,
      },
    ];
  });
}
