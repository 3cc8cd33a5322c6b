import type { FieldPath } from "../record/fieldPath.ts";
import type { Row, VocabularyChoice } from "../record/row.ts";
import type { FeedbackPlace, Field, FieldDefinition, ValueOf } from "./Field.ts";
import { fieldTable } from "./fieldTable.ts";
import type { RowsField } from "./rows.ts";

type FieldTable = typeof fieldTable;

/** What the fields of one group hold. */
type ValuesIn<Group> = {
  readonly [Name in keyof Group as Group[Name] extends FeedbackPlace ? never : Name]: ValueOf<Group[Name]>;
};

/**
 * What the form holds while it is edited, by group and field. "" and empty lists stand for "not filled in".
 * It is owned by the form's store, never by the deposit's state.
 */
export type DepositValues = {
  readonly [
    Group in keyof FieldTable as FieldTable[Group] extends FeedbackPlace ? never : Group
  ]: FieldTable[Group] extends { readonly kind: string } ? ValueOf<FieldTable[Group]> : ValuesIn<FieldTable[Group]>;
};

/** The descriptive fields of the form. */
export type MetadataValues = DepositValues["metadata"];

/** The name of a list of the metadata whose rows have a client key. */
export type RowListName = {
  [Name in keyof MetadataValues]: MetadataValues[Name] extends readonly Row[] ? Name : never;
}[keyof MetadataValues];

/** The sections named in a group of definitions. */
type SectionIn<Definitions> = Definitions extends { readonly section: infer Section extends string }
  ? Section
  : { [Name in keyof Definitions]: SectionIn<Definitions[Name]> }[keyof Definitions];

/** The name of a section; `record` takes what belongs to no other. */
export type SectionId = SectionIn<FieldTable> | "record";

/** The labels named in a group of definitions. */
type LabelIn<Definitions> = Definitions extends { readonly kind: string }
  ? Definitions extends { readonly label: infer Label extends string }
    ? Label
    : never
  : { [Name in keyof Definitions]: LabelIn<Definitions[Name]> }[keyof Definitions];

/** The message id of a field's label. */
export type FieldLabelId = LabelIn<FieldTable>;

/** A definition whose section and label are known. */
type Known<Defined> = Defined & { readonly section: SectionId; readonly label: FieldLabelId };
type Definition = Known<Field<unknown>> | Known<RowsField> | (FeedbackPlace & { readonly section: SectionId });

/** A definition of the table, and where: `metadata` and `title`, or a group alone, such as `pids`. */
export interface TableEntry<Defined> {
  readonly group: string;
  readonly name: string | undefined;
  readonly path: FieldPath;
  readonly field: Defined;
}

/** A list of rows of the table, and where. */
export type RowsEntry = TableEntry<Known<RowsField>>;

/** A field of the table that holds anything else, and where. */
export type ValueEntry = TableEntry<Known<Field<unknown>>>;

/** A field of the table, and where. */
export type FieldEntry = ValueEntry | RowsEntry;

const isDefinition = (group: Definition | Readonly<Record<string, Definition>>): group is Definition =>
  typeof group.kind === "string";

/** Every field and place of the table, in page order. */
export const tableEntries: readonly TableEntry<Definition>[] = Object.entries<
  Definition | Readonly<Record<string, Definition>>
>(fieldTable).flatMap(([group, held]): TableEntry<Definition>[] =>
  isDefinition(held)
    ? [{ group, name: undefined, path: [group], field: held }]
    : Object.entries(held).map(([name, field]) => ({ group, name, path: [group, name], field })),
);

const isFieldEntry = (entry: TableEntry<Definition>): entry is FieldEntry => entry.field.kind !== "place";

/** Every field of the table, in page order. */
export const fieldEntries: readonly FieldEntry[] = tableEntries.filter(isFieldEntry);

/** Whether an entry is a list of rows. */
export function isRowsEntry(entry: FieldEntry): entry is RowsEntry {
  return entry.field.kind === "rows";
}

/** Whether an entry is a list of vocabulary choices. */
export function isChoicesEntry(entry: FieldEntry): entry is TableEntry<Known<Field<readonly VocabularyChoice[]>>> {
  return entry.field.kind === "choices";
}

const isRowListName = (name: string | undefined): name is RowListName =>
  fieldEntries.some((entry) => entry.group === "metadata" && entry.name === name && isRowsEntry(entry));

/** The lists of the metadata whose rows have a client key, in page order. */
export const rowLists: readonly RowListName[] = fieldEntries.map(({ name }) => name).filter(isRowListName);

/** Returns what the values hold for a field. */
export function valueAt<Value>(values: DepositValues, { group, name }: TableEntry<FieldDefinition<Value>>): Value {
  const held: unknown = Reflect.get(values, group);
  // The table says what is held where, which no inference follows through a name.
  return (name === undefined || typeof held !== "object" || held === null ? held : Reflect.get(held, name)) as Value;
}

/** Whether all members of an object are the same as those of another. */
const isSameMembers = (one: object, other: unknown): boolean =>
  typeof other === "object" &&
  other !== null &&
  Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/**
 * Returns values with what `valueOf` returns for each field. Where the fields of a group are those of `before`, it is the
 * same object, so that nothing renders for it.
 */
export function makeValues(valueOf: (entry: FieldEntry) => unknown, before?: DepositValues): DepositValues {
  const values: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  for (const entry of fieldEntries) {
    const { group, name } = entry;
    if (name === undefined) {
      values[group] = valueOf(entry);
      continue;
    }
    const fields = groups.get(group) ?? {};
    fields[name] = valueOf(entry);
    groups.set(group, fields);
  }
  for (const [group, fields] of groups) {
    const held: unknown = before === undefined ? undefined : Reflect.get(before, group);
    values[group] = isSameMembers(fields, held) ? held : fields;
  }
  // As in `valueAt`.
  return values as DepositValues;
}
