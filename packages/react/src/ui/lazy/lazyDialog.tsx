import type { ComponentType, ReactElement } from "react";
import { IntoDialogOutlet } from "../dialog/DialogOutlet.tsx";
import { LazyContent } from "./LazyContent.tsx";
import { lazyPart } from "./lazyPart.ts";

/** Props that every late dialog has, so that one that does not arrive can be given up. */
export type DialogOwner = { readonly onClose: () => void } | { readonly onCancel: () => void };

/** A dialog that is a chunk of its own: drawn like the dialog itself. */
export interface LazyDialog<Props> {
  (props: Props): React.JSX.Element;
  /** For the button that opens it: fetches the dialog before the button is pressed. */
  readonly preloading: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * Puts a dialog off until it is drawn, or better until the button that opens it is pointed at or focused. When it cannot be
 * fetched, that is said where the dialog is drawn, which is beside its button, with another try; the page keeps everything.
 *
 * @example
 * const CreatorDialog = lazyDialog(async () => (await import("./CreatorDialog.tsx")).CreatorDialog);
 * <Button {...CreatorDialog.preloading} onClick={open}>Add</Button>
 */
export function lazyDialog<Props extends DialogOwner>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  draw = drawHere,
): LazyDialog<Props> {
  const late = lazyPart(fetchDialog);
  const preload = (): void => void late.load();
  function Late(props: Props) {
    return (
      <LazyContent late={late} onGiveUp={"onClose" in props ? props.onClose : props.onCancel}>
        {(Dialog) => draw(<Dialog {...props} />)}
      </LazyContent>
    );
  }
  return Object.assign(Late, { preloading: { onPointerEnter: preload, onFocus: preload } });
}

const drawHere = (dialog: ReactElement): ReactElement => dialog;

/**
 * A late dialog in which something is typed or picked: drawn by the editor, so that it stays when the part that opened it is
 * drawn anew or fails. Its part opens it by `useDialog`.
 */
export function outletDialog<Props extends DialogOwner>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  return lazyDialog(fetchDialog, (dialog) => <IntoDialogOutlet>{dialog}</IntoDialogOutlet>);
}
