import type { Feedback } from "@deposit/core";
import type { ShownFeedback } from "../../form/createFeedbackView.ts";

/** The server's words about one row, with paths that begin inside the row; the dialog finds the form's faults itself. */
export function rowFeedback(shown: readonly ShownFeedback[], depth: number): readonly Feedback[] {
  return shown.flatMap((entry) => (entry.source === "server" ? [{ ...entry, path: entry.path.slice(depth) }] : []));
}
