import type { FieldPath } from "@deposit/core";
import { useCallback, useMemo, useRef, type FocusEvent, type ReactNode } from "react";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldIds, FieldInputProps } from "../../ui/field/useFieldIds.ts";
import { hasLeft } from "../lists/hasLeft.ts";

/** Props of {@link EntryField}. */
export interface EntryFieldProps {
  /** Path of the row. */
  readonly row: FieldPath;
  /** Name of the field inside the row, such as `date`. */
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Several inputs, or a preview in place of one. @default false */
  readonly group?: boolean | undefined;
  /** How much of the row's line it takes; the fields of a row share twelve columns. @default 12 */
  readonly columns?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12 | undefined;
  readonly children: (inputProps: FieldInputProps, ids: FieldIds) => ReactNode;
}

/**
 * One field of a row that is edited where it stands: label, and the words of the server and of our own check, ours from
 * the moment the field was left.
 *
 * @example
 * <EntryField row={path} name="date" label={t("dates.date")} columns={4} required disabled={disabled}>
 *   {(inputProps) => <TextField {...inputProps} value={entry.date} onValueChange={(date) => change({ date })} />}
 * </EntryField>
 */
export function EntryField({
  row,
  name,
  label,
  help,
  required = false,
  disabled = false,
  group,
  columns = 12,
  children,
}: EntryFieldProps) {
  const t = useMessage();
  const { idPrefix, feedback } = useDepositContext();
  const path = useMemo(() => [...row, name], [row, name]);
  const messages = useFieldMessages(useShownFeedback(path, "within"));
  const box = useRef<HTMLDivElement>(null);
  const leave = useCallback(
    (event: FocusEvent) => {
      if (hasLeft(box.current, event)) feedback.reveal(path);
    },
    [feedback, path],
  );
  const id = fieldId(idPrefix, path);
  return (
    <div
      ref={box}
      className="deposit-entry-row__cell"
      data-columns={columns}
      data-deposit-anchor={group ? id : undefined}
      onFocus={group ? undefined : () => feedback.enter(path)}
      onBlur={leave}
    >
      <Field
        id={id}
        label={label}
        help={help}
        requirement={required ? t("form.required") : undefined}
        required={required}
        disabled={disabled}
        group={group}
        messages={messages}
        part={name}
      >
        {children}
      </Field>
    </div>
  );
}
