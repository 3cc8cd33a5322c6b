import type { FieldPath, Json } from "@deposit/core";
import { asList, asText, isSamePath, isWithin } from "@deposit/core/internal";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { fieldId } from "../../form/store/fieldName.ts";
import { coerceFieldValue } from "../../form/store/coerceFieldValue.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { type Field, useFieldOf } from "../../form/field/useField.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { type CustomFieldCheck, customFieldFault } from "./customFieldFault.ts";
import { readNested, writeNested } from "./nestedJson.ts";

/** The name of a custom field, or of one inside a group (`custom_fields.journal:journal.issn`), as hosts write it. */
export type CustomFieldName = `custom_fields.${string}`;

/** What {@link useCustomField} is told of the field. */
export interface CustomFieldOptions {
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly check?: CustomFieldCheck | undefined;
  /** Fields inside of it that draw what they hold, and what is said of them, themselves: the value is not told then. */
  readonly parts?: readonly string[] | undefined;
  /** Of a list: the fields of each row that draw what is said of them themselves; none where a row is one field. */
  readonly rowParts?: readonly string[] | undefined;
}

const noParts: readonly string[] = [];

/**
 * Joins a widget to a custom field, or to a field inside a group: its value, the server's words about it and all inside it,
 * our own check from the moment it was left, and what the host changed about it (`fields`). Renders when that changes, and
 * for no other field.
 */
export function useCustomField(
  path: FieldPath,
  { required, disabled, check, parts = noParts, rowParts }: CustomFieldOptions = {},
): Field<Json | undefined> & { readonly name: CustomFieldName } {
  const { values, feedback: view, fields, idPrefix, reportError } = useDepositContext();
  const own = useSamePath(path);
  const [, top = "", ...inside] = own;
  const name: CustomFieldName = `custom_fields.${own.slice(1).join(".")}`;
  const base = useFieldOf(name, undefined, { required, disabled });
  // What its parts hold they draw themselves.
  const isOfParts = parts.length > 0 && fields[name]?.widget === undefined;
  const read = (): Json | undefined => (isOfParts ? undefined : readNested(values.read().custom_fields[top], inside));
  const value = useSyncExternalStore(values.subscribe, read, read);
  const setValue = useCallback(
    (next: Json | undefined) => {
      const [, group = "", ...below] = own;
      try {
        coerceFieldValue(name, undefined, next);
      } catch (error) {
        return reportError({ kind: "component", name, error });
      }
      values.write(`custom_fields.${group}`, writeNested(values.read().custom_fields[group], below, next));
    },
    [values, own, name, reportError],
  );

  useEffect(() => {
    if (check === undefined) return undefined;
    return view.addCheck(({ custom_fields }) => {
      const [, group = "", ...below] = own;
      const id = customFieldFault(check, asText(readNested(custom_fields[group], below)));
      return id === null ? null : { path: own, message: { id } };
    });
  }, [view, check, own]);
  const onBlur = useCallback(() => view.reveal(own), [view, own]);

  const within = useShownFeedback(own, "within");
  const isDrawnInside = (place: FieldPath): boolean => {
    if (parts.some((part) => isWithin(place, [...own, part]))) return true;
    const [row, part = ""] = place.slice(own.length);
    if (row === undefined || rowParts === undefined || fields[name]?.widget !== undefined) return false;
    return asList(value)[Number(row)] !== undefined && (rowParts.length === 0 || rowParts.includes(part));
  };
  const feedback = saidOnce(within.filter((entry) => !isDrawnInside(entry.path)));
  const messages = useFieldMessages(feedback);
  const inputProps = { ...base.inputProps, id: fieldId(idPrefix, own) };
  return { ...base, name, path: own, value, setValue, onBlur, feedback, messages, inputProps };
}

/** What is said of several entries of a list stands beside it once. */
function saidOnce(feedback: readonly ShownFeedback[]): readonly ShownFeedback[] {
  return [...new Map(feedback.map((entry) => [JSON.stringify({ ...entry, path: [] }), entry])).values()];
}

/** The path as it was first given, for as long as it says the same: widgets write it anew at every drawing. */
function useSamePath(path: FieldPath): FieldPath {
  const kept = useRef(path);
  if (!isSamePath(kept.current, path)) kept.current = path;
  return kept.current;
}
