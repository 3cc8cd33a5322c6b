import { useSyncExternalStore } from "react";
import { useUi } from "../root/useUi.ts";
import type { DialogOutletStore, OpenedDialog } from "./dialogOutletStore.ts";

/** What a part knows of its dialogs. */
export interface OwnDialog {
  /** The one that is open. */
  readonly open: OpenedDialog | null;
  /** Opens one, in place of any other. */
  readonly show: (dialog: string, row?: string | null) => void;
  readonly close: () => void;
}

/**
 * The dialogs of one part of the page. That one is open is kept by the editor, not by the part: what stands for the part once it
 * was drawn anew, or failed, goes on with the dialog, in which nothing typed is lost (see `outletDialog`).
 *
 * @example
 * const { open, show, close } = useDialog("community");
 * open !== null && <LazyCommunityDialog onClose={close} />
 */
export function useDialog(owner: string): OwnDialog {
  const { stage } = useUi();
  const lastOfOwner = (): OpenedDialog | null => ownDialog(stage, owner);
  const last = useSyncExternalStore(stage.subscribe, lastOfOwner, lastOfOwner);
  return {
    open: last?.isOpen === true ? last : null,
    show: (dialog, row = null) => showDialog(stage, owner, dialog, row),
    close: () => stage.turn(last && { ...last, isOpen: false }),
  };
}

/** The dialog of this part that was opened last, while no other part has opened one. */
export function ownDialog(stage: DialogOutletStore, owner: string): OpenedDialog | null {
  const last = stage.last();
  return last?.owner === owner ? last : null;
}

/** Opens a dialog of this part, in place of any other. */
export function showDialog(stage: DialogOutletStore, owner: string, dialog: string, row: string | null): void {
  stage.turn({ owner, dialog, row, isOpen: true });
}
