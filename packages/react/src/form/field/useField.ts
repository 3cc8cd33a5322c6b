import type { FieldPath } from "@deposit/core";
import { useCallback, useMemo, type ReactNode } from "react";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import type { ShownFeedback } from "../feedback/createFeedbackStore.ts";
import { fieldId, type FieldName, type FieldValue, pathOfName, readField } from "../store/fieldName.ts";
import type { FieldOverride } from "./fieldOverrides.ts";
import { coerceFieldValue } from "../store/coerceFieldValue.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { useEditable } from "./useEditable.ts";
import { useFieldMessages } from "../feedback/useFieldMessages.tsx";
import { useFieldOverride } from "./useFieldOverride.ts";
import { useFieldValue } from "./useFieldValue.ts";
import { useShownFeedback } from "../feedback/useShownFeedback.ts";

/** One field of the form, joined to its value, its feedback and what the host changed about it. */
export interface Field<Value> {
  readonly path: FieldPath;
  readonly value: Value;
  readonly setValue: (value: Value) => void;
  /** Call it when the field is left: its own faults show from then on. */
  readonly onBlur: () => void;
  /** For the input when it is not inside the ui's `Field`, which makes the rest (`aria-describedby` …) itself. */
  readonly inputProps: {
    readonly id: string;
    readonly name: string;
    readonly disabled?: true;
    readonly "aria-required"?: true;
    readonly "aria-invalid"?: true;
  };
  /** What stands beside the field now: the server's words until the value changes, our check once it was left. */
  readonly feedback: readonly ShownFeedback[];
  /** The same, as the ui's `Field` takes it. */
  readonly messages: readonly FieldMessage[];
  readonly disabled: boolean;
  readonly required: boolean;
  readonly hidden: boolean;
  /** The host's words for it, where it gave any. */
  readonly label: ReactNode | undefined;
  readonly help: ReactNode | undefined;
  readonly placeholder: string | undefined;
  readonly widget: FieldOverride<Value>["widget"];
}

/** What the section says of its field, when the host says nothing else. */
export interface FieldDefaults {
  readonly required?: boolean | undefined;
  /** Beside what the deposit and the host say. */
  readonly disabled?: boolean | undefined;
}

/**
 * Joins a widget to one field of the form. Renders when that field's value or feedback changes, and for no other.
 * `DepositField` (components) draws label, help, messages and a host's widget around it; use this one for the rest.
 *
 * @example
 * const title = useField("metadata.title", { required: true });
 * <input {...title.inputProps} value={title.value} onChange={(event) => title.setValue(event.target.value)} onBlur={title.onBlur} />
 */
export function useField<Name extends FieldName>(name: Name, defaults?: FieldDefaults): Field<FieldValue<Name>> {
  return useFieldOf(name, useFieldValue(name), defaults);
}

/** As {@link useField}, for whoever knows better when the value is to be drawn. */
export function useFieldOf<Name extends FieldName>(
  name: Name,
  value: FieldValue<Name>,
  defaults: FieldDefaults = {},
): Field<FieldValue<Name>> {
  const { values, feedback: view, idPrefix, reportError } = useDepositContext();
  const path = useMemo(() => pathOfName(name), [name]);
  const feedback = useShownFeedback(path);
  const messages = useFieldMessages(feedback);
  const { required: asked, disabled: isForbidden, hidden = false, ...words } = useFieldOverride(name);
  const editable = useEditable();
  const setValue = useCallback(
    (next: FieldValue<Name>) => {
      try {
        next = coerceFieldValue(name, readField(values.read(), name), next);
      } catch (error) {
        return reportError({ kind: "component", name, error });
      }
      values.write(name, next);
    },
    [values, name, reportError],
  );
  const onBlur = useCallback(() => view.reveal(path), [view, path]);

  const required = asked ?? defaults.required ?? false;
  const disabled = !editable || (isForbidden ?? defaults.disabled ?? false);
  const invalid = feedback.some((entry) => entry.severity === "error");
  return {
    path,
    value,
    setValue,
    onBlur,
    inputProps: {
      id: fieldId(idPrefix, path),
      name,
      ...(disabled ? { disabled } : {}),
      ...(required ? { "aria-required": true } : {}),
      ...(invalid ? { "aria-invalid": true } : {}),
    },
    feedback,
    messages,
    disabled,
    required,
    hidden,
    ...words,
  };
}
