import { useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { personSchemes, recognizeIdentifier, schemeName } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import type { CreatorFields } from "./creatorForm.ts";
import type { CreatorMessages } from "./useCreatorMessages.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { Select } from "../../ui/controls/Select.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useUi } from "../../ui/root/useUi.ts";

/** The identifiers of a person or an organization, one per row. */
export function IdentifiersField({ messagesOf }: { messagesOf: CreatorMessages }) {
  const t = useMessage();
  const { control } = useFormContext<CreatorFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "person_or_org.identifiers" });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Field
      group
      label={t("creators.identifiers")}
      help={t("creators.identifiers.help")}
      messages={messagesOf("person_or_org.identifiers")}
    >
      {() => (
        <div className="deposit-stack" data-gap="small">
          {fields.map(({ id }, index) => (
            <IdentifierRow
              key={id}
              index={index}
              messages={[
                ...messagesOf(`person_or_org.identifiers.${index}.identifier`),
                ...messagesOf(`person_or_org.identifiers.${index}.scheme`),
              ]}
              onRemove={() => {
                // The remove button disappears with its row, so the add button gets the focus.
                addButton.current?.focus();
                remove(index);
              }}
            />
          ))}
          <div>
            <Button
              ref={addButton}
              variant="quiet"
              size="sm"
              icon="add"
              onClick={() => append({ scheme: "", identifier: "" })}
            >
              {t("creators.identifiers.add")}
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}

interface IdentifierRowProps {
  index: number;
  messages: readonly FieldMessage[];
  onRemove: () => void;
}

/** An identifier with its scheme. The scheme is recognized when the field loses the focus. */
function IdentifierRow({ index, messages, onRemove }: IdentifierRowProps) {
  const t = useMessage();
  const { announce } = useUi();
  const { control, register, setValue } = useFormContext<CreatorFields>();
  const number = index + 1;
  const path = `person_or_org.identifiers.${index}` as const;
  const scheme = useWatch({ control, name: `${path}.scheme` });
  // The scheme that was recognized, not chosen. Another identifier may replace it.
  const recognized = useRef<string>(null);
  const { onBlur, ...registered } = register(`${path}.identifier`);

  const recognize = (text: string): void => {
    const found = recognizeIdentifier(text, personSchemes);
    if (found === null) {
      // A row with only a recognized scheme would require an identifier.
      if (text.trim() === "" && scheme === recognized.current) setValue(`${path}.scheme`, "");
      return;
    }
    // A chosen scheme is kept, unless the text names another one.
    const namesScheme = /[/:]/.test(text);
    if (scheme !== "" && scheme !== recognized.current && scheme !== found.scheme && !namesScheme) return;
    if (found.identifier !== text) setValue(`${path}.identifier`, found.identifier, { shouldDirty: true });
    if (found.scheme === scheme) return;
    recognized.current = found.scheme;
    setValue(`${path}.scheme`, found.scheme, { shouldDirty: true });
    announce(t("creators.identifiers.recognized", { scheme: schemeName(found.scheme) }));
  };

  return (
    <div className="deposit-identifier-row" data-deposit-part="identifier">
      <Field label={t("creators.identifiers.value", { number })} hideLabel messages={messages}>
        {(inputProps) => (
          <TextField
            {...inputProps}
            {...registered}
            onBlur={(event) => {
              recognize(event.target.value);
              void onBlur(event);
            }}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t("creators.identifiers.scheme", { number })} hideLabel>
        {(inputProps) => (
          <Select
            {...inputProps}
            options={personSchemes.map((value) => ({ value, label: schemeName(value) }))}
            placeholder={t("creators.identifiers.automatic")}
            value={scheme}
            onValueChange={(value) => {
              recognized.current = null;
              setValue(`${path}.scheme`, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
            }}
          />
        )}
      </Field>
      <IconButton icon="trash" label={t("creators.identifiers.remove", { number })} onClick={onRemove} />
    </div>
  );
}
