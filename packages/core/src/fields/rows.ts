import type * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { ValidationIssue } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { type Row, newRowKey } from "../record/row.ts";
import { isEmptyDeep } from "../shared/isEmptyDeep.ts";
import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";
import {
  type Codec,
  type FieldDefinition,
  type PartTree,
  type Placement,
  type SerializerConfig,
  type ValueOf,
  noIssues,
} from "./Field.ts";
import { isCoreMessageId } from "./required.ts";

/** How a row of a list is read, sent, recognised and validated. */
export interface RowDefinition<Value extends Row> {
  /** The parts of a row that a server error can name. @default none */
  readonly parts?: PartTree | undefined;
  /** Validates a row; issues carry message ids. */
  readonly schema: z.ZodMiniType;
  decode(row: JsonObject, config: SerializerConfig): Value;
  encode(row: Value, config: SerializerConfig): JsonObject;
  /** Returns what names the thing that a row is about, such as an ORCID iD; "" where nothing does. */
  identify(row: Value): string;
}

/** A row that is made of parts, each with a codec. */
export interface PartsRow<Value extends Row> extends RowDefinition<Value> {
  readonly codecs: Readonly<Record<string, Codec<unknown>>>;
}

/** The value of a row that is made of parts. */
export type RowOf<Parts> = Row & {
  readonly [Name in keyof Parts]: ValueOf<Parts[Name]>;
};

/** What a row needs beside its parts. */
interface RowOptions<Value extends Row> extends Pick<RowDefinition<Value>, "schema" | "identify"> {
  /** Whether a row holds only what a new one begins with. Such a row is not sent. */
  isUntouched?(row: Value): boolean;
}

/** Defines a row that is made of parts, each under its own name in the JSON. */
export function rowOf<const Parts extends Readonly<Record<string, Codec<unknown>>>>(
  codecs: Parts,
  { isUntouched = () => false, ...rest }: RowOptions<RowOf<Parts>>,
): PartsRow<RowOf<Parts>> {
  const parts = Object.entries<Codec<unknown>>(codecs);
  return {
    ...rest,
    codecs,
    parts: Object.fromEntries(parts.map(([name, codec]) => [name, codec.parts ?? {}])),
    decode(row, config) {
      const values: Record<string, unknown> = { key: newRowKey() };
      for (const [name, codec] of parts) values[name] = codec.decode(row[name], config);
      // Each part was read by its own codec, which no inference follows through the loop.
      return values as RowOf<Parts>;
    },
    encode(row, config) {
      if (isUntouched(row)) return {};
      const json: Record<string, Json | undefined> = {};
      for (const [name, codec] of parts) json[name] = codec.encode(row[name as keyof Parts], config);
      return json;
    },
  };
}

/**
 * Returns the rows of a list, or `null` for what is no list of objects: the form shows no rows for it, and sends it
 * back unchanged until rows take its place. Rows full of nulls, as a new record has them, are no rows
 * (docs/platform/page.md 4).
 */
function readRows(value: Json | undefined): readonly JsonObject[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.filter((row: Json) => !isEmptyDeep(row));
  return rows.every(isJsonObject) ? rows : null;
}

/** What a list of rows does beside its rows. */
interface RowsOptions<Value extends Row> {
  /** The issue of a list without rows. */
  readonly missing?: CoreMessageId;
  /** Returns the rows to send. The same list where that is all of them. */
  readonly select?: (rows: readonly Value[]) => readonly Value[];
  /** Returns the issues of rows that only a look at the whole list finds. */
  readonly compareRows?: (rows: readonly Value[], path: FieldPath) => readonly ValidationIssue[];
}

/** A field that holds a list of rows. */
export interface RowsField<Value extends Row = Row> extends FieldDefinition<readonly Value[]> {
  readonly kind: "rows";
  readonly row: RowDefinition<Value>;
  /** Returns the rows to send. The same list where that is all of them. */
  select(rows: readonly Value[]): readonly Value[];
}

/** Defines a field that holds a list of rows. */
export function rowsField<const At extends Placement, Value extends Row>(
  at: At,
  row: RowDefinition<Value>,
  { missing, select = (all) => all, compareRows = () => noIssues }: RowsOptions<Value> = {},
): At & RowsField<Value> {
  const findIssues = createRowValidation(row);
  return {
    ...at,
    kind: "rows",
    parts: { "*": row.parts ?? {} },
    row,
    select,
    decode: (json, config) => (readRows(json) ?? []).map((one) => row.decode(one, config)),
    canShow: (json) => readRows(json) !== null,
    validate: (list, path) => {
      if (list.length === 0) return missing === undefined ? noIssues : [{ path, message: { id: missing } }];
      return [...findIssues(list, path), ...compareRows(list, path)];
    },
  };
}

/** Entries of a vocabulary need no validation, and rows in which nothing was filled in are not sent. */
function needsValidation({ key: _key, unedited: _unedited, ...parts }: Row & { readonly id?: string | undefined }) {
  return parts.id === undefined && !isEmptyDeep(parts);
}

/**
 * Returns a function that finds the issues of rows. It remembers them by row and by list, which are never changed in
 * place: of thousands of rows, a key press changes one (`bench:form`).
 */
function createRowValidation<Value extends Row>({ schema }: RowDefinition<Value>) {
  const issuesByRow = new WeakMap<Row, readonly ValidationIssue[]>();
  const issuesByList = new WeakMap<readonly Row[], readonly ValidationIssue[]>();

  function validateRow(row: Row, path: FieldPath): readonly ValidationIssue[] {
    if (!needsValidation(row)) return noIssues;
    const { error } = schema.safeParse(row);
    if (error === undefined) return noIssues;
    return error.issues.flatMap(({ message: id, path: below }): ValidationIssue[] =>
      isCoreMessageId(id) ? [{ path: [...path, row.key, ...below.map(String)], message: { id } }] : [],
    );
  }

  return (list: readonly Value[], path: FieldPath): readonly ValidationIssue[] => {
    const known = issuesByList.get(list);
    if (known !== undefined) return known;
    const issues: ValidationIssue[] = [];
    for (const row of list) {
      const found = issuesByRow.get(row) ?? validateRow(row, path);
      issuesByRow.set(row, found);
      issues.push(...found);
    }
    issuesByList.set(list, issues);
    return issues;
  };
}
