import { asText, type FieldPath, isSamePath, isWithin, type Json } from "@deposit/core";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { fieldId } from "../../form/fieldId.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { type Field, useField } from "../../form/useField.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/fieldMessage.ts";
import { type CustomFieldCheck, customFieldFault } from "./customFieldFault.ts";
import { readNested, writeNested } from "./nestedJson.ts";

/** The name of a custom field, or of one inside a group (`custom_fields.journal:journal.issn`), as hosts write it. */
export type CustomFieldName = `custom_fields.${string}`;

/** What {@link useCustomField} is told of the field. */
export interface CustomFieldOptions {
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly check?: CustomFieldCheck | undefined;
  /** Fields inside of it that show what is said of them themselves. */
  readonly parts?: readonly string[] | undefined;
}

const noParts: readonly string[] = [];

/**
 * Joins a widget to a custom field, or to a field inside a group: its value, the server's words about it and all inside it,
 * our own check from the moment it was left, and what the host changed about it (`fields`). Renders when that changes, and
 * for no other field.
 */
export function useCustomField(
  path: FieldPath,
  { required, disabled, check, parts = noParts }: CustomFieldOptions = {},
): Field<Json | undefined> & { readonly name: CustomFieldName } {
  const t = useMessage();
  const { values, idPrefix } = useDepositContext();
  const [, top = "", ...below] = path;
  const keys = below.join("\u0000");
  const name: CustomFieldName = `custom_fields.${path.slice(1).join(".")}`;
  const base = useField(name, { required, disabled });
  const read = (): Json | undefined => readNested(values.read().custom_fields[top], below);
  const value = useSyncExternalStore(values.subscribe, read, read);
  const setValue = useCallback(
    (next: Json | undefined) => {
      const inside = keys === "" ? [] : keys.split("\u0000");
      values.write(`custom_fields.${top}`, writeNested(values.read().custom_fields[top], inside, next));
    },
    [values, top, keys],
  );

  const within = useShownFeedback(path, "within");
  const feedback = useMemo(
    () => within.filter((entry) => !parts.some((part) => isWithin(entry.path, [...path, part]))),
    [within, parts, path],
  );
  const said = useFieldMessages(feedback);
  const [left, setLeft] = useState(false);
  const isRefused = feedback.some((entry) => entry.severity === "error" && isSamePath(entry.path, path));
  const fault = check === undefined || !left || isRefused ? null : customFieldFault(check, asText(value));
  const messages = useMemo<readonly FieldMessage[]>(
    () => (fault === null ? said : [...said, { severity: "error", text: t(fault) }]),
    [said, fault, t],
  );
  const onBlur = useCallback(() => setLeft(true), []);
  const inputProps = { ...base.inputProps, id: fieldId(idPrefix, path) };
  return { ...base, name, path, value, setValue, onBlur, feedback, messages, inputProps };
}
