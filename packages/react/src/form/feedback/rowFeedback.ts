import type { ShownFeedback } from "./createFeedbackStore.ts";

/**
 * The server's words about one row, with paths that begin inside the row, for the dialog that edits it; the form's own
 * faults the dialog finds by itself. `depth` is the length of the row's own path.
 */
export function rowFeedback(shown: readonly ShownFeedback[], depth: number): readonly ShownFeedback[] {
  return shown.flatMap((entry) => (entry.source === "server" ? [{ ...entry, path: entry.path.slice(depth) }] : []));
}
