import type { Feedback } from "../record/feedback.ts";

/** Whether any of it stands in the way of publishing: only severity error does (specification 5). */
export function isBlocking(feedback: readonly Feedback[]): boolean {
  return feedback.some((entry) => entry.severity === "error");
}
