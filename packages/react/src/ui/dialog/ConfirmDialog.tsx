import { useRef, type ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Name of the close button in the corner. */
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** @default "primary" */
  tone?: "primary" | "danger" | undefined;
  /** The confirmed act is running: both buttons wait. */
  busy?: boolean | undefined;
  /** More than words, such as checkboxes to tick. */
  children?: ReactNode;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}

/** Asks before an act; the safe answer has the focus, and Escape gives it. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  onCancel,
  tone = "primary",
  busy = false,
  children,
  part,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => (busy ? undefined : onCancel())}
      title={title}
      description={description}
      size="sm"
      role="alertdialog"
      closeLabel={closeLabel}
      initialFocus={cancel}
      part={part}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
