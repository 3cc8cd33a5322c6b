import { CustomFieldGroup, type FieldGroup, useLocale } from "@deposit/react";
import { checkDefinition } from "./checkDefinition.ts";
import type { FieldGroupDefinition } from "./FieldGroupDefinition.ts";
import { type GroupSchema, groupSchema } from "./groupSchema.ts";
import { subfieldIn } from "./subfieldIn.ts";
import { inLanguage } from "./words.ts";

/** A group for `DepositForm`, with the schema that judges what it holds. */
export interface DefinedFieldGroup extends FieldGroup {
  readonly schema: GroupSchema;
}

/**
 * A group of custom fields for `DepositForm`, checked when it is defined (docs/platform/product.md 3.10).
 * Fields of the group that are not named here stay as the server sent them.
 *
 * @throws Error when a name is there twice, a width is no number of columns from 1 to 16, a widget is none, a widget
 * lacks what it needs, or something is of another type.
 *
 * @example
 * const vessel = defineFieldGroup({
 *   field: "sea:vessel",
 *   title: { en: "Vessel" },
 *   fields: [
 *     { name: "imo", label: { en: "IMO number" }, columns: 6 },
 *     { name: "flag", widget: "AutocompleteDropdown", label: { en: "Flag" }, from: "/api/vocabularies/flags", columns: 10 },
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
