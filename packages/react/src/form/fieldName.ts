import type { DepositValues, FieldPath, MetadataValues, Row } from "@deposit/core";

type NamesOf<Group extends keyof DepositValues> = `${Group}.${keyof DepositValues[Group] & string}`;

/** The name of a field of the form, as hosts write it: `metadata.title`, `files.enabled`, `custom_fields.journal:journal`. */
export type FieldName = { [Group in keyof DepositValues]: NamesOf<Group> }[keyof DepositValues];

/** What the field of that name holds. */
export type FieldValue<Name extends FieldName> = Name extends `${infer Group}.${infer Key}`
  ? Group extends keyof DepositValues
    ? Key extends keyof DepositValues[Group]
      ? DepositValues[Group][Key]
      : never
    : never
  : never;

/** What one row of each list is, by the name of the list. */
type RowsByName = {
  [
    Key in keyof MetadataValues as MetadataValues[Key] extends readonly Row[] ? `metadata.${Key}` : never
  ]: MetadataValues[Key] extends readonly (infer Entry extends Row)[] ? Entry : never;
};

/** The name of a field that holds a list of rows. */
export type ListName = keyof RowsByName;

/** What one row of that list is. */
export type ListEntry<Name extends ListName> = RowsByName[Name];

/** The path of a field: only the first dot divides, since names of custom fields may hold further ones. */
export function pathOfName(name: string): FieldPath {
  const dot = name.indexOf(".");
  return dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** What the field of that name holds in these values. */
export function readField<Name extends FieldName>(values: DepositValues, name: Name): FieldValue<Name> {
  const [group = "", key = ""] = pathOfName(name);
  const fields: unknown = Object.entries(values).find(([other]) => other === group)?.[1];
  // The type of the name says which value lies there; no inference reaches through splitting a text.
  return (fields as Readonly<Record<string, unknown>>)[key] as FieldValue<Name>;
}

/** The values with the field of that name replaced; everything else keeps its identity. */
export function writeField<Name extends FieldName>(
  values: DepositValues,
  name: Name,
  value: FieldValue<Name>,
): DepositValues {
  const [group = "", key = ""] = pathOfName(name);
  const fields: unknown = Object.entries(values).find(([other]) => other === group)?.[1];
  return { ...values, [group]: { ...(fields as object), [key]: value } };
}
