import { type Json, type JsonObject, isWithin } from "@deposit/core";
import { useMemo, type ReactNode } from "react";
import { fieldId } from "../form/fieldId.ts";
import { useDepositContext } from "../form/useDepositContext.ts";
import { useField } from "../form/useField.ts";
import { useFieldMessages } from "../form/useFieldMessages.tsx";
import { useShownFeedback } from "../form/useShownFeedback.ts";
import { Field } from "../ui/Field.tsx";
import { TextField } from "../ui/TextField.tsx";

/** Props of {@link GroupField}. */
export interface GroupFieldProps {
  /** Name of the custom field that holds the group, such as `journal:journal`. */
  readonly group: string;
  /** Name of the field inside the group, such as `issn`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly placeholder?: string | undefined;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * One line of text inside a custom field that is a group (`custom_fields.journal:journal.issn`), with the server's
 * words about it. What else the group holds stays as it is.
 *
 * @example <GroupField group="journal:journal" name="issn" label="ISSN" placeholder="2077-9550" />
 */
export function GroupField({ group, name, label, help, placeholder }: GroupFieldProps) {
  const { idPrefix } = useDepositContext();
  const field = useField(`custom_fields.${group}`);
  const path = useMemo(() => ["custom_fields", group, name], [group, name]);
  const said = useShownFeedback(
    useMemo(() => ["custom_fields", group], [group]),
    "within",
  );
  const messages = useFieldMessages(useMemo(() => said.filter((entry) => isWithin(entry.path, path)), [said, path]));
  const values = isObject(field.value) ? field.value : {};
  const value = values[name];
  if (field.hidden) return null;
  return (
    <Field
      id={fieldId(idPrefix, path)}
      name={path.join(".")}
      label={label}
      help={help}
      disabled={field.disabled}
      messages={messages}
      part={path.join(".")}
    >
      {(inputProps) => (
        <TextField
          {...inputProps}
          placeholder={placeholder}
          value={typeof value === "string" ? value : ""}
          onValueChange={(text) => field.setValue({ ...values, [name]: text })}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
