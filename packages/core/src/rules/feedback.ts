import type { Feedback } from "../record/feedback.ts";
import { type FieldPath, isWithin } from "../record/fieldPath.ts";

/** Whether any of it stands in the way of publishing: only severity error does (specification 5). */
export function isBlocking(feedback: readonly Feedback[]): boolean {
  return feedback.some((entry) => entry.severity === "error");
}

/** What was said of the field at `path` and of everything below it. */
export function feedbackWithin(feedback: readonly Feedback[], path: FieldPath): readonly Feedback[] {
  return feedback.filter((entry) => isWithin(entry.path, path));
}
