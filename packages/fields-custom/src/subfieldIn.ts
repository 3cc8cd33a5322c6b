import type { CustomSubfield } from "@deposit/react";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import { inLanguage, type LocalizedText } from "./localizedText.ts";

/** Converts a field of a group to the definition that widgets use, in one language. */
export function subfieldIn(part: GroupFieldDefinition, language: string): CustomSubfield {
  const { widget = "Input", label, help, placeholder, options, addLabel, fields, ...rest } = part;
  const localize = (text: LocalizedText | undefined) => (text === undefined ? undefined : inLanguage(text, language));
  return {
    ...rest,
    widget,
    label: inLanguage(label, language),
    help: localize(help),
    placeholder: localize(placeholder),
    addLabel: localize(addLabel),
    options: options?.map((option) => ({ value: option.value, text: inLanguage(option.label, language) })),
    fields: fields?.map((field) => subfieldIn(field, language)),
  };
}
