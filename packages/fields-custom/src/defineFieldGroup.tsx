import { type FieldGroup, GroupField, useLocale } from "@deposit/react";
import { inLanguage, type Words } from "./words.ts";

/** One line of text in a group. */
export interface GroupFieldDefinition {
  /** Its name inside the group, as the platform stores it. */
  readonly name: string;
  readonly label: Words;
  /** Columns of sixteen that it takes on a wide screen (specification 3, "Form column widths"). */
  readonly columns: number;
  readonly placeholder?: Words | undefined;
  readonly help?: Words | undefined;
}

/** A group of custom fields: the custom field that holds it, its heading, and its fields in order. */
export interface FieldGroupDefinition {
  readonly field: string;
  readonly title: Words;
  readonly fields: readonly GroupFieldDefinition[];
}

function checkDefinition({ field, fields }: FieldGroupDefinition): void {
  const names = new Set<string>();
  for (const { name, columns } of fields) {
    if (names.has(name)) {
      throw new Error(`@deposit/fields-custom: "${field}" has two fields named "${name}". Give each one of its own.`);
    }
    if (!Number.isInteger(columns) || columns < 1 || columns > 16) {
      throw new Error(
        `@deposit/fields-custom: "${field}.${name}" is ${columns} columns wide. Give a whole number from 1 to 16.`,
      );
    }
    names.add(name);
  }
}

/**
 * A group of custom fields for `DepositForm`, checked when it is defined (specification 3, "Custom field groups").
 * Fields of the group that are not named here stay as the server sent them.
 *
 * @throws Error when a name is there twice or a width is no number of columns from 1 to 16.
 *
 * @example
 * const vessel = defineFieldGroup({
 *   field: "sea:vessel",
 *   title: { en: "Vessel" },
 *   fields: [{ name: "imo", label: { en: "IMO number" }, columns: 6 }],
 * });
 * <DepositForm client={client} customFields={[journal, vessel]} />
 */
export function defineFieldGroup(definition: FieldGroupDefinition): FieldGroup {
  checkDefinition(definition);
  const { field, title, fields } = definition;
  function Fields() {
    const { tag } = useLocale();
    return (
      <div className="deposit-grid-16">
        {fields.map(({ name, label, columns, placeholder, help }) => (
          <div key={name} data-span={columns}>
            <GroupField
              group={field}
              name={name}
              label={inLanguage(label, tag)}
              help={help === undefined ? undefined : inLanguage(help, tag)}
              placeholder={placeholder === undefined ? undefined : inLanguage(placeholder, tag)}
            />
          </div>
        ))}
      </div>
    );
  }
  return { field, title: (language) => inLanguage(title, language), Component: Fields };
}
