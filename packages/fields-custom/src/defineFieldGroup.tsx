import { CustomFieldGroup, type FieldGroup, useLocale } from "@deposit/react";
import { checkDefinition } from "./checkDefinition.ts";
import type { FieldGroupDefinition } from "./FieldGroupDefinition.ts";
import { type GroupSchema, groupSchema } from "./groupSchema.ts";
import { subfieldIn } from "./subfieldIn.ts";
import { inLanguage } from "./localizedText.ts";

/** A group for `DepositForm`, with the schema that validates its value. */
export interface DefinedFieldGroup extends FieldGroup {
  readonly schema: GroupSchema;
}

/**
 * Defines a group of custom fields for `DepositForm` (docs/platform/product.md 3.10). Values of the group without a
 * field here stay as the server sent them.
 *
 * @throws Error if a name is repeated, a width is not from 1 to 16 columns, a widget is unknown or lacks something that
 * it needs, or a type is wrong.
 *
 * @example
 * const vessel = defineFieldGroup({
 *   field: "sea:vessel",
 *   title: { en: "Vessel" },
 *   fields: [
 *     { name: "imo", label: { en: "IMO number" }, columns: 6 },
 *     { name: "flag", widget: "AutocompleteDropdown", label: { en: "Flag" }, from: "/api/vocabularies/flags", columns:
 * 10 },
 *   ],
 * });
 * <DepositForm client={client} customFields={[journal, vessel]} />
 */
export function defineFieldGroup(definition: FieldGroupDefinition): DefinedFieldGroup {
  checkDefinition(definition);
  const { field, title, help, fields } = definition;
  function Fields() {
    const { tag } = useLocale();
    return (
      <CustomFieldGroup
        name={field}
        label={inLanguage(title, tag)}
        hideLabel
        help={help === undefined ? undefined : inLanguage(help, tag)}
        fields={fields.map((part) => subfieldIn(part, tag))}
      />
    );
  }
  return {
    field,
    title: (language) => inLanguage(title, language),
    Component: Fields,
    schema: groupSchema(fields),
  };
}
