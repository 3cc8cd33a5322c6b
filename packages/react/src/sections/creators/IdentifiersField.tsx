import { useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import type { CreatorFields } from "./creatorForm.ts";
import { IdentifierRow } from "./IdentifierRow.tsx";
import type { CreatorMessages } from "./useCreatorMessages.ts";

/** The identifiers of a person or an organisation, one row each. */
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
                // The button goes with its row; the focus must not go with it.
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
