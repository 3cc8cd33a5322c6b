import type { FileEntry } from "@deposit/core";
import type { ShownFeedback } from "../../../form/feedback/createFeedbackStore.ts";

/** The feedback about files that stands at no part of the section: not at the toggle, the preview, or a listed file. */
export function generalFeedback(
  feedback: readonly ShownFeedback[],
  files: readonly FileEntry[],
): readonly ShownFeedback[] {
  if (feedback.length === 0) return feedback;
  const names = new Set<string | undefined>(files.map(({ key }) => key));
  return feedback.filter(({ path: [, part, name] }) => {
    if (part === "enabled") return false;
    if (part === "default_preview") return files.length === 0;
    return part !== "entries" || !names.has(name);
  });
}
