import { useState } from "react";
import { useLeaveQuestion } from "../hooks/useLeaveQuestion.ts";

/** What {@link useDirtyGuard} hands to a dialog and to the question about closing it. */
export interface DirtyGuard {
  /** Give this to the dialog's `onClose`: closes at once when nothing would be lost, else asks. */
  requestClose: () => void;
  /** Whether the question is open. */
  asking: boolean;
  /** The answer "close and lose it". */
  discard: () => void;
  /** The answer "stay". */
  keepEditing: () => void;
}

/** Asks before a dialog with unsaved typing is closed, or the page left; `dirty` says whether there is any. */
export function useDirtyGuard({ dirty, onClose }: { dirty: boolean; onClose: () => void }): DirtyGuard {
  const [asking, setAsking] = useState(false);
  useLeaveQuestion(dirty);
  return {
    asking,
    requestClose: () => (dirty ? setAsking(true) : onClose()),
    discard: () => {
      setAsking(false);
      onClose();
    },
    keepEditing: () => setAsking(false),
  };
}
