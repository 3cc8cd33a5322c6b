import { useId, useRef, useState, type FormEvent, type RefObject } from "react";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Field } from "../field/Field.tsx";
import type { SortableLabels } from "./sortableLabels.ts";
import { TextField } from "../controls/TextField.tsx";
import { useUi } from "../root/useUi.ts";

/** Props of {@link MoveToPositionDialog}; positions count from 1. */
export interface MoveToPositionDialogProps {
  name: string;
  position: number;
  total: number;
  labels: SortableLabels;
  onMove: (position: number) => void;
  onClose: () => void;
  /** Takes the focus on closing when the button that had it before is gone. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks for the place that one row of a long list is to have. */
export function MoveToPositionDialog({
  name,
  position,
  total,
  labels,
  onMove,
  onClose,
  returnFocus,
}: MoveToPositionDialogProps) {
  const formId = useId();
  const [text, setText] = useState(String(position));
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { announce } = useUi();
  const refuse = () => {
    setRefused(true);
    // Where the focus comes to the field, that tells of it.
    if (field.current?.matches(":focus")) announce(labels.positionRefused(total));
    else field.current?.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wanted = /^\d+$/.test(text.trim()) ? Number(text.trim()) : 0;
    if (wanted < 1 || wanted > total) return refuse();
    onClose();
    onMove(wanted);
  };
  return (
    <Dialog
      open
      size="sm"
      title={labels.positionTitle(name)}
      closeLabel={labels.cancelPosition}
      onClose={onClose}
      returnFocus={returnFocus}
      part="move-to-position"
      footer={
        <>
          <Button onClick={onClose}>{labels.cancelPosition}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {labels.applyPosition}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply} noValidate>
        <Field
          label={labels.positionLabel(total)}
          messages={isRefused ? [{ severity: "error", text: labels.positionRefused(total) }] : []}
        >
          {(inputProps) => (
            <TextField
              {...inputProps}
              ref={field}
              value={text}
              latinDigits
              inputMode="numeric"
              autoComplete="off"
              onValueChange={(next) => {
                setText(next);
                setRefused(false);
              }}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
