import type { FieldPath } from "../record/fieldPath.ts";
import { isWithin } from "../record/fieldPath.ts";
import type { AccessValues, DepositValues, MetadataValues, Row } from "../record/values.ts";
import { isEqual } from "../shared/equal.ts";
import { type JsonObject, isJsonObject } from "../shared/json.ts";
import type { SentRows } from "./encodeRecord.ts";
import { mergeRows } from "./mergeRows.ts";
import type { KeyedList } from "./metadataLists.ts";
import { pruneEmpty } from "./pruneEmpty.ts";

/** The four things that a merge looks at. `refused` are the paths that the server found fault with. */
export interface Merge {
  readonly sent: DepositValues;
  readonly sentRows: SentRows;
  readonly saved: DepositValues;
  readonly current: DepositValues;
  readonly refused: readonly FieldPath[];
}

type Member = JsonObject[string];

/** The value of a key that the object has itself. */
const own = (object: JsonObject, name: string): Member => (Object.hasOwn(object, name) ? object[name] : undefined);

/** The values of an object, merged name by name; the object itself where nothing changes. */
function byName(
  before: JsonObject,
  answer: JsonObject,
  now: JsonObject,
  merge: (name: string, ...values: readonly [before: Member, answer: Member, now: Member]) => Member,
): JsonObject {
  const names = new Set([...Object.keys(now), ...Object.keys(answer)]);
  const merged = [...names].map((name): [string, Member] => [
    name,
    merge(name, own(before, name), own(answer, name), own(now, name)),
  ]);
  // A key that is absent stays absent: "no DOI" is not one that is undefined.
  const result = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  return isEqual(result, now) ? now : result;
}

/** The embargo that the server kept, with what an inactive one was not sent with: its date stays as typed. */
function answeredEmbargo(sent: AccessValues["embargo"], saved: AccessValues["embargo"]): AccessValues["embargo"] {
  return sent.active || saved.active ? saved : { ...saved, until: saved.until || sent.until };
}

/**
 * The form's values after a save that was answered while somebody may have gone on typing.
 *
 * What was typed since the save was sent stays; what the server refused stays as it was sent (the platform answers
 * 200 and throws refused values away, wire 2.1); all else is the server's word. Values that do not change keep
 * their identity, so that nothing renders for them.
 *
 * @example form.reset(mergeSaved({ sent, sentRows, saved, current: form.getValues(), refused }))
 */
export function mergeSaved({ sent, sentRows, saved, current, refused }: Merge): DepositValues {
  const isRefused = (path: FieldPath): boolean =>
    refused.some((fault) => isWithin(fault, path) || isWithin(path, fault));
  // Looked up rather than looked for: thousands of rows may each have a fault of their own.
  const refusedRows = new Set(refused.map((fault) => fault.slice(0, 3).join(" ")));

  function pick<Value>(path: FieldPath, before: Value, answer: Value, now: Value): Value {
    if (!isEqual(before, now) || isRefused(path)) return now;
    return isEqual(answer, now) ? now : answer;
  }

  function rows<Value extends Row>(
    name: KeyedList,
    rowsIn: (metadata: MetadataValues) => readonly Value[],
  ): readonly Value[] {
    const keys = new Set(sentRows.get(name));
    return mergeRows(
      rowsIn(sent.metadata),
      rowsIn(saved.metadata),
      rowsIn(current.metadata),
      // A fault of the list as a whole ("missing") refuses no row.
      (key) => refusedRows.has(`metadata ${name} ${key}`),
      (key) => keys.has(key),
    );
  }

  function fields(path: FieldPath, before: JsonObject, answer: JsonObject, now: JsonObject): JsonObject {
    return byName(before, answer, now, (name, b, a, n) => {
      if (isJsonObject(b) && isJsonObject(n)) return fields([...path, name], b, isJsonObject(a) ? a : {}, n);
      // What is empty was not sent: a row in which nothing is written yet stays where it is.
      return isEqual(pruneEmpty({ n })["n"], a) ? n : pick([...path, name], b, a, n);
    });
  }

  /** Each scheme by itself: typing a DOI must not lose the identifiers that the server gave meanwhile. */
  function identifiers(before: JsonObject, answer: JsonObject, now: JsonObject): JsonObject {
    return byName(before, answer, now, (name, b, a, n) => pick(["pids", name], b, a, n));
  }

  function files(
    before: DepositValues["files"],
    answer: DepositValues["files"],
    now: DepositValues["files"],
  ): DepositValues["files"] {
    const merged = {
      enabled: pick(["files", "enabled"], before.enabled, answer.enabled, now.enabled),
      default_preview: pick(
        ["files", "default_preview"],
        before.default_preview,
        answer.default_preview,
        now.default_preview,
      ),
    };
    return isEqual(merged, now) ? now : merged;
  }

  const [s, a, n] = [sent.metadata, saved.metadata, current.metadata];
  const plain = <Name extends keyof MetadataValues>(name: Name): MetadataValues[Name] =>
    pick(["metadata", name], s[name], a[name], n[name]);
  return {
    access: {
      record: pick(["access", "record"], sent.access.record, saved.access.record, current.access.record),
      files: pick(["access", "files"], sent.access.files, saved.access.files, current.access.files),
      embargo: pick(
        ["access", "embargo"],
        sent.access.embargo,
        answeredEmbargo(sent.access.embargo, saved.access.embargo),
        current.access.embargo,
      ),
    },
    files: files(sent.files, saved.files, current.files),
    metadata: {
      resource_type: plain("resource_type"),
      title: plain("title"),
      description: plain("description"),
      publication_date: plain("publication_date"),
      publisher: plain("publisher"),
      version: plain("version"),
      copyright: plain("copyright"),
      languages: plain("languages"),
      additional_titles: rows("additional_titles", (metadata) => metadata.additional_titles),
      additional_descriptions: rows("additional_descriptions", (metadata) => metadata.additional_descriptions),
      creators: rows("creators", (metadata) => metadata.creators),
      contributors: rows("contributors", (metadata) => metadata.contributors),
      dates: rows("dates", (metadata) => metadata.dates),
      identifiers: rows("identifiers", (metadata) => metadata.identifiers),
      related_identifiers: rows("related_identifiers", (metadata) => metadata.related_identifiers),
      references: rows("references", (metadata) => metadata.references),
      subjects: rows("subjects", (metadata) => metadata.subjects),
      funding: rows("funding", (metadata) => metadata.funding),
      rights: rows("rights", (metadata) => metadata.rights),
    },
    pids: identifiers(sent.pids, saved.pids, current.pids),
    doi: current.doi,
    custom_fields: fields(["custom_fields"], sent.custom_fields, saved.custom_fields, current.custom_fields),
  };
}
