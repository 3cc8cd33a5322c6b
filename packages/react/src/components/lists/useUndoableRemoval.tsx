import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RemovedEntry } from "../../form/lists/useDepositFieldArray.ts";
import { useEditable } from "../../form/field/useEditable.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useUi } from "../../ui/root/useUi.ts";

/** What {@link useUndoableRemoval} needs of a list. */
export interface RemovableList<Entry> {
  readonly remove: (key: string) => RemovedEntry<Entry> | undefined;
  readonly restore: (removed: RemovedEntry<Entry>) => void;
}

/** Removing rows, with the way back. */
export interface UndoableRemoval<Entry> {
  /** Takes the row out; its name is said, and the focus goes to the undo button. */
  readonly remove: (entry: Entry, name: string) => void;
  /** Puts the offer to undo away, as after another change of the list. */
  readonly forget: () => void;
  /** "Ada removed. Undo", to be drawn under the list; `null` while nothing was removed or can be put back. */
  readonly notice: ReactNode;
}

/** Lets rows be removed at once, without a question, since the last removal can be undone. */
export function useUndoableRemoval<Entry extends { readonly key: string }>(
  { remove, restore }: RemovableList<Entry>,
  onRestored: (key: string, index: number) => void,
): UndoableRemoval<Entry> {
  const t = useMessage();
  const { announce } = useUi();
  const editable = useEditable();
  const [removed, setRemoved] = useState<(RemovedEntry<Entry> & { readonly name: string }) | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== null) undoButton.current?.focus();
  }, [removed]);

  const undo = (): void => {
    if (removed === null) return;
    restore(removed);
    setRemoved(null);
    announce(t("form.restored", { name: removed.name }));
    onRestored(removed.entry.key, removed.index);
  };

  return {
    remove(entry, name) {
      const taken = remove(entry.key);
      if (taken === undefined) return;
      setRemoved({ ...taken, name });
      announce(t("form.removed", { name }));
    },
    forget: () => setRemoved(null),
    notice:
      removed === null || !editable ? null : (
        <div className="deposit-row deposit-undo" data-deposit-part="undo">
          <span className="deposit-muted deposit-small">{t("form.removed", { name: removed.name })}</span>
          <Button ref={undoButton} size="sm" variant="quiet" icon="undo" onClick={undo}>
            {t("form.undo")}
          </Button>
        </div>
      ),
  };
}
