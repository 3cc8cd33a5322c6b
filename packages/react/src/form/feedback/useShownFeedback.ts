import type { FieldPath } from "@deposit/core";
import { useSyncExternalStore } from "react";
import type { ShownFeedback } from "./createFeedbackStore.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/**
 * The feedback to be seen at a path, and with `"within"` at everything below it; the empty path with `"within"` is all
 * there is. Renders when the answer changes.
 */
export function useShownFeedback(path: FieldPath, depth: "exactly" | "within" = "exactly"): readonly ShownFeedback[] {
  const { feedback } = useDepositContext();
  const read = (): readonly ShownFeedback[] => feedback.at(path, depth);
  return useSyncExternalStore(feedback.subscribe, read, read);
}
