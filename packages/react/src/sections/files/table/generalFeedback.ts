import type { FileEntry } from "@deposit/core";
import type { ShownFeedback } from "../../../form/feedback/createFeedbackStore.ts";

/**
 * Returns the feedback that no other part of the section shows: not that of the rendered toggle, the preview or a
 * listed file.
 */
export function generalFeedback(
  feedback: readonly ShownFeedback[],
  files: readonly FileEntry[],
  hasToggle: boolean,
): readonly ShownFeedback[] {
  if (feedback.length === 0) return feedback;
  const names = new Set<string | undefined>(files.map(({ key }) => key));
  return feedback.filter(({ path: [, part, name] }) => {
    if (part === "enabled") return !hasToggle;
    if (part === "default_preview") return files.length === 0;
    return part !== "entries" || !names.has(name);
  });
}
