import type { CustomSubfield } from "@deposit/react";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import { inLanguage, type Words } from "./words.ts";

/** A field of a group, as the widgets take it, in one language. */
export function subfieldIn(part: GroupFieldDefinition, language: string): CustomSubfield {
  const { widget = "Input", label, help, placeholder, options, addLabel, fields, ...rest } = part;
  const said = (words: Words | undefined) => (words === undefined ? undefined : inLanguage(words, language));
  return {
    ...rest,
    widget,
    label: inLanguage(label, language),
    help: said(help),
    placeholder: said(placeholder),
    addLabel: said(addLabel),
    options: options?.map((option) => ({ value: option.value, text: inLanguage(option.label, language) })),
    fields: fields?.map((field) => subfieldIn(field, language)),
  };
}
