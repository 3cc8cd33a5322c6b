import type { SerializerConfig } from "../fields/Field.ts";
import type { RowsField } from "../fields/rows.ts";
import { type DepositValues, fieldEntries, isRowsEntry, valueAt } from "../fields/values.ts";
import type { DepositRecord } from "../record/record.ts";
import type { Row } from "../record/row.ts";
import { type JsonObject, asObject } from "../shared/json.ts";
import { toUtf8, withMembers } from "../shared/serializedJson.ts";
import { fieldJson } from "./fieldJson.ts";
import { pruneEmpty } from "./pruneEmpty.ts";

/**
 * The keys of the rows of each list, in the order in which they are sent. The server counts rows as sent
 * (docs/platform/records.md 2.1).
 */
export type SentRows = ReadonlyMap<string, readonly string[]>;

/** What is sent, and which row stands where in it. */
export interface EncodedRecord {
  readonly payload: JsonObject;
  readonly rows: SentRows;
}

/** An encoded list, as JSON or as its UTF-8, and the keys of the rows that are sent. */
interface EncodedList {
  readonly keys: readonly string[];
  readonly json: readonly JsonObject[] | Uint8Array;
}

/** A list that {@link precomputePayload} encoded, and for what. */
interface PrecomputedList extends EncodedList {
  readonly field: RowsField;
  readonly config: SerializerConfig;
}

/**
 * Precomputed lists, by the list itself, which is never changed in place. They are kept as UTF-8, a fraction of the heap.
 * With them a save of 4,000 rows leaves ten times earlier ("large: save click to request" of `bench:form`).
 */
const precomputed = new WeakMap<readonly Row[], PrecomputedList>();

function encodeList(field: RowsField, list: readonly Row[], config: SerializerConfig): EncodedList {
  const before = precomputed.get(list);
  if (before?.field === field && before.config === config) return before;
  const { row, select } = field;
  const keys: string[] = [];
  const json: JsonObject[] = [];
  for (const value of select(list)) {
    const encoded = pruneEmpty(row.encode(value, config));
    if (Object.keys(encoded).length === 0) continue;
    keys.push(value.key);
    json.push(encoded);
  }
  return { keys, json };
}

/** Encodes the lists of the values ahead of {@link encodeRecord}. These lists must not change in place any more. */
export function precomputePayload(values: DepositValues, config: SerializerConfig): void {
  for (const entry of fieldEntries) {
    if (!isRowsEntry(entry)) continue;
    const { field } = entry;
    const list = valueAt(values, entry);
    const { keys, json } = encodeList(field, list, config);
    if (!(json instanceof Uint8Array)) precomputed.set(list, { field, config, keys, json: toUtf8(json) });
  }
}

/** Returns the metadata that the form cannot show: unknown keys, and values of another kind than their field's. */
function notShown(metadata: JsonObject): JsonObject {
  const others = { ...metadata };
  for (const { group, name, field } of fieldEntries)
    if (group === "metadata" && name !== undefined && (field.canShow?.(others[name]) ?? true)) delete others[name];
  return others;
}

/**
 * Returns the nine keys that a save sends for the values of the form. Empty values are left out, and `pids` is sent as it
 * is. Metadata that the form cannot show is taken from the record as last saved.
 *
 * @example const { payload } = encodeRecord(form.getValues(), state.record, state.config);
 */
export function encodeRecord(values: DepositValues, record: DepositRecord, config: SerializerConfig): EncodedRecord {
  const rows = new Map<string, readonly string[]>();
  const lists: Record<string, EncodedList["json"]> = {};
  const groups: Record<string, JsonObject> = {};
  for (const entry of fieldEntries) {
    const { group, name = "" } = entry;
    if (isRowsEntry(entry)) {
      const list = valueAt(values, entry);
      const { keys, json } = encodeList(entry.field, list, config);
      rows.set(name, keys);
      if (keys.length > 0) lists[name] = json;
      continue;
    }
    const json = entry.field.encode(valueAt(values, entry), config, fieldJson(record, entry));
    groups[group] = name === "" ? asObject(json) : { ...groups[group], [name]: json };
  }
  const {
    files: { order },
    media_files: { enabled, default_preview },
  } = record;
  const { access = {}, metadata = {}, custom_fields = {}, pids = {}, files = {} } = groups;
  return {
    rows,
    payload: {
      ...pruneEmpty({
        id: record.id,
        links: { ...record.links },
        files: { ...files, order },
        media_files: { enabled, default_preview },
        parent: record.parent,
      }),
      access: pruneEmpty(access),
      metadata: withMembers({ ...pruneEmpty(notShown(record.metadata)), ...pruneEmpty(metadata) }, lists),
      custom_fields: pruneEmpty(custom_fields),
      pids,
    },
  };
}
