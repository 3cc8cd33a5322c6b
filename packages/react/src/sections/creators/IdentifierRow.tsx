import { personSchemes, recognizeIdentifier, schemeName } from "@deposit/core";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { Select } from "../../ui/controls/Select.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import type { CreatorFields } from "./creatorForm.ts";

interface IdentifierRowProps {
  index: number;
  messages: readonly FieldMessage[];
  onRemove: () => void;
}

/** One identifier with its scheme; an address or a number is recognised on leaving the field. */
export function IdentifierRow({ index, messages, onRemove }: IdentifierRowProps) {
  const t = useMessage();
  const { announce } = useUi();
  const { control, register, setValue } = useFormContext<CreatorFields>();
  const number = index + 1;
  const path = `person_or_org.identifiers.${index}` as const;
  const scheme = useWatch({ control, name: `${path}.scheme` });
  // The scheme that was chosen here and by nobody: another identifier in its place may be of another.
  const recognized = useRef<string>(null);
  const { onBlur, ...registered } = register(`${path}.identifier`);

  const recognize = (text: string): void => {
    const found = recognizeIdentifier(text, personSchemes);
    if (found === null) {
      // A row that only we wrote in would be asked for its identifier.
      if (text.trim() === "" && scheme === recognized.current) setValue(`${path}.scheme`, "");
      return;
    }
    // A scheme that was chosen by hand holds, unless the text itself names another.
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
