import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import type { FieldMessage } from "./fieldMessage.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { useFieldIds, type FieldIds, type FieldInputProps } from "./useFieldIds.ts";
import { useSpokenErrors } from "./useSpokenErrors.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";

/** Props of {@link Field}. */
export interface FieldProps {
  /** Id of the input; the ids of label, help and messages derive from it. @default generated */
  id?: string | undefined;
  name?: string | undefined;
  label: ReactNode;
  /** Keeps the label for assistive technology only, where a column heading says it to the eye. */
  hideLabel?: boolean | undefined;
  /** The word beside the label, "required" or "optional", in the reader's language. */
  requirement?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  help?: ReactNode;
  messages?: readonly FieldMessage[] | undefined;
  /** A small action at the end of the label's line, such as "Suggest from". */
  labelAction?: ReactNode;
  /** A list or several inputs under one name: a `group` instead of a labelled input. */
  group?: boolean | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
  children: (inputProps: FieldInputProps, ids: FieldIds) => ReactNode;
}

const noMessages: readonly FieldMessage[] = [];

/**
 * A labelled input with its help and its messages beside it.
 *
 * @example
 * <Field label="Title" requirement="required" required messages={messages}>
 *   {(inputProps) => <TextField {...inputProps} value={title} onValueChange={setTitle} />}
 * </Field>
 */
export function Field({
  id,
  name,
  label,
  hideLabel = false,
  requirement,
  required,
  disabled,
  help,
  messages = noMessages,
  labelAction,
  group = false,
  className,
  part,
  children,
}: FieldProps) {
  const hasHelp = help !== undefined && help !== null && help !== "";
  const hasRequirement = requirement !== undefined && requirement !== null && requirement !== "";
  const { ids, inputProps } = useFieldIds({
    id,
    name,
    disabled,
    required,
    hasHelp,
    messages,
    // "Required" is said by the input itself; "optional" would be said by nothing else.
    describedByRequirement: hasRequirement && !hideLabel && !required,
  });
  const spoken = useSpokenErrors(label, messages);
  const severity = messages.some((m) => m.severity === "error") ? "error" : messages[0]?.severity;
  const labelElement = group ? (
    <span className="deposit-field__label" id={ids.label}>
      {label}
    </span>
  ) : (
    <label className="deposit-field__label" id={ids.label} htmlFor={inputProps.id}>
      {label}
    </label>
  );
  return (
    <div
      className={classNames("deposit-field", className)}
      data-deposit-part={part}
      data-severity={severity}
      data-disabled={disabled || undefined}
      role={group ? "group" : undefined}
      aria-labelledby={group ? ids.label : undefined}
      aria-describedby={group ? inputProps["aria-describedby"] : undefined}
      onBlur={spoken.onBlur}
      // What is typed in one of several fields is no answer to what is said of all.
      onInput={group ? undefined : spoken.onInput}
    >
      {hideLabel && labelAction === undefined ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className="deposit-field__head">
          {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
          {hideLabel || !hasRequirement ? null : (
            <span className="deposit-field__requirement" id={ids.requirement}>
              {requirement}
            </span>
          )}
          {labelAction === undefined ? null : <span className="deposit-field__action">{labelAction}</span>}
        </div>
      )}
      {children(inputProps, ids)}
      {hasHelp ? (
        <div className="deposit-field__help" id={ids.help}>
          {help}
        </div>
      ) : null}
      <FieldMessages id={ids.messages} messages={messages} />
    </div>
  );
}
