import type { DepositValues, FieldPath, MetadataValues, Row } from "@deposit/core";
import { pathKey } from "@deposit/core/internal";
import { fieldOf } from "./resolvePath.ts";

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

const paths = new Map<string, FieldPath>();

/** The path of a field, the same list at every asking: only the first dot divides, since names of custom fields may hold further ones. */
export function pathOfName(name: string): FieldPath {
  const known = paths.get(name);
  if (known !== undefined) return known;
  const dot = name.indexOf(".");
  const path = dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
  paths.set(name, path);
  return path;
}

/** The id of the input at a path; the ids of its label, help and messages begin with it. */
export function fieldId(prefix: string, path: FieldPath): string {
  return `${prefix}-${pathKey(path)}`;
}

/** What the field of that name holds in these values. */
export function readField<Name extends FieldName>(values: DepositValues, name: Name): FieldValue<Name> {
  // The type of the name says which value lies there; no inference reaches through splitting a text.
  return pathOfName(name).reduce<unknown>(fieldOf, values) as FieldValue<Name>;
}

/** The values with the field of that name replaced; everything else keeps its identity. */
export function writeField<Name extends FieldName>(
  values: DepositValues,
  name: Name,
  value: FieldValue<Name>,
): DepositValues {
  const [group = "", key = ""] = pathOfName(name);
  return { ...values, [group]: { ...(fieldOf(values, group) as object), [key]: value } };
}
