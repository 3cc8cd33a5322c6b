import type { DepositRecord } from "../record/record.ts";
import type { AccessValues, DepositValues, MetadataValues, Row } from "../record/values.ts";
import { type JsonObject, asText, isJsonObject } from "../shared/json.ts";
import { withMembers } from "../shared/writtenJson.ts";
import { encodeCreator } from "./creators.ts";
import { encodeCustomFields } from "./customFields.ts";
import { encodeDate, writePublicationDate } from "./dates.ts";
import type { SerializerConfig } from "./decodeRecord.ts";
import { encodeFunding } from "./funding.ts";
import { encodeIdentifier, encodeRelatedWork, withoutRepeats } from "./identifiers.ts";
import { encodeLicense } from "./licenses.ts";
import { type KeyedList, keyedLists } from "./metadataLists.ts";
import { pruneEmpty } from "./pruneEmpty.ts";
import { readRows } from "./readRows.ts";
import { encodeAdditionalDescription, encodeAdditionalTitle, encodeReference, encodeSubject } from "./texts.ts";
import { writeId } from "./vocabularyField.ts";

/** The keys of the rows of each list, in the order in which they are sent: the server counts rows as sent (wire 2.1). */
export type SentRows = ReadonlyMap<string, readonly string[]>;

/** What is sent, and which row stands where in it. */
export interface EncodedRecord {
  readonly payload: JsonObject;
  readonly rows: SentRows;
}

/** A list as it is sent, in JSON or written already, and the keys of the rows that are. */
export interface EncodedList {
  readonly keys: readonly string[];
  readonly json: readonly JsonObject[] | Uint8Array;
}

/** Lists that were encoded before, by their rows, which must not change in place. */
export type PreparedLists = WeakMap<readonly Row[], EncodedList>;

function encodeList<Value extends Row>(entries: readonly Value[], encode: (entry: Value) => JsonObject): EncodedList {
  const keys: string[] = [];
  const json: JsonObject[] = [];
  for (const entry of entries) {
    const row = pruneEmpty(encode(entry));
    if (Object.keys(row).length === 0) continue;
    keys.push(entry.key);
    json.push(row);
  }
  return { keys, json };
}

/** The fields of the metadata that are read from a text. */
const textFields = ["resource_type", "title", "description", "publication_date", "publisher", "version", "copyright"];

function encodeMetadata(
  values: MetadataValues,
  unknown: JsonObject,
  locale: string,
  prepared: PreparedLists | undefined,
): { metadata: JsonObject; rows: SentRows } {
  const rows = new Map<string, readonly string[]>();
  const lists: Record<string, EncodedList["json"]> = {};
  function list<Value extends Row>(
    name: KeyedList,
    entries: readonly Value[],
    encode: (entry: Value) => JsonObject,
  ): void {
    const { keys, json } = prepared?.get(entries) ?? encodeList(entries, encode);
    rows.set(name, keys);
    if (keys.length > 0) lists[name] = json;
  }
  list("additional_titles", values.additional_titles, encodeAdditionalTitle);
  list("additional_descriptions", values.additional_descriptions, encodeAdditionalDescription);
  list("creators", values.creators, encodeCreator);
  list("contributors", values.contributors, encodeCreator);
  list("dates", values.dates, encodeDate);
  list("identifiers", withoutRepeats(values.identifiers), encodeIdentifier);
  list("related_identifiers", values.related_identifiers, encodeRelatedWork);
  list("references", values.references, encodeReference);
  list("subjects", values.subjects, encodeSubject);
  list("funding", values.funding, (entry) => encodeFunding(entry, locale));
  list("rights", values.rights, (entry) => encodeLicense(entry, locale));
  const texts = pruneEmpty({
    resource_type: writeId(values.resource_type),
    title: values.title,
    description: values.description,
    publication_date: writePublicationDate(values.publication_date),
    publisher: values.publisher,
    version: values.version,
    copyright: values.copyright,
    languages: values.languages.map(({ id }) => ({ id })),
  });
  return { metadata: withMembers({ ...pruneEmpty(notShown(unknown)), ...texts }, lists), rows };
}

/** The metadata that the form does not show: what it has no field for, and what is of another kind than its field. */
function notShown(metadata: JsonObject): JsonObject {
  const others = { ...metadata };
  for (const name of keyedLists) if (readRows(others[name]) !== null) delete others[name];
  for (const name of textFields) if (asText(others[name]) !== "") delete others[name];
  if (isJsonObject(others["resource_type"])) delete others["resource_type"];
  if (Array.isArray(others["languages"])) delete others["languages"];
  return others;
}

/** An embargo that is off goes out without its date, unless the server itself keeps one that was lifted (behaviour 3.4). */
function encodeAccess(access: AccessValues, saved: DepositRecord["access"]): JsonObject {
  const { active, until, reason } = access.embargo;
  const kept = active || (saved.embargo?.active === false && until === saved.embargo.until);
  return pruneEmpty({
    record: access.record,
    files: access.files,
    embargo: { active, until: kept ? until : "", reason },
  });
}

/**
 * The values of the form as the nine keys that a save sends (specification 3): the one way up.
 * Empties are left out, `metadata` and `custom_fields` are always there, `pids` goes as it is.
 * Metadata that no widget edits is taken from the record as last saved, and lists from those `prepared`, if they are there.
 *
 * @example const { payload } = encodeRecord(form.getValues(), state.record, state.config);
 */
export function encodeRecord(
  values: DepositValues,
  record: DepositRecord,
  config: SerializerConfig,
  prepared?: PreparedLists,
): EncodedRecord {
  const { metadata, rows } = encodeMetadata(values.metadata, record.metadata, config.default_locale, prepared);
  const {
    files: { order },
    media_files: { enabled, default_preview },
  } = record;
  return {
    rows,
    payload: {
      ...pruneEmpty({
        id: record.id,
        links: { ...record.links },
        files: { ...values.files, order },
        media_files: { enabled, default_preview },
        parent: record.parent,
      }),
      access: encodeAccess(values.access, record.access),
      metadata,
      custom_fields: pruneEmpty(encodeCustomFields(values.custom_fields, config.custom_field_vocabularies)),
      pids: values.pids,
    },
  };
}
