import { readFileSync } from "node:fs";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../src/json.ts";

/** A spelling of an identifier that was sent without its scheme. */
interface RecordedForm {
  readonly text: string;
  /** The detected scheme; undefined without one. */
  readonly scheme: string | undefined;
  /** The stored spelling. */
  readonly stored: string | undefined;
}

/** A list of identifiers in a save, and the platform's response. */
interface RecordedList {
  /** The path of the list, such as `metadata.identifiers`. */
  readonly path: string;
  readonly sent: Json;
  readonly status: number;
  /** The list in the response; empty if the response has none. */
  readonly stored: readonly Json[];
  readonly errors: readonly { readonly field: string; readonly messages: readonly string[] }[];
}

const recording: JsonObject = JSON.parse(
  readFileSync(new URL("../recordings/identifiers.json", import.meta.url), "utf8"),
);

/** Returns the recorded spellings of one kind of list: `works`, `people`, `places` or `awards`. */
export const recordedForms = (kind: string): readonly RecordedForm[] =>
  listAt(objectAt(recording, "forms"), kind).flatMap((row) =>
    Array.isArray(row) ? [{ text: String(row[0]), scheme: textOf(row[1]), stored: textOf(row[2]) }] : [],
  );

/** Returns the recorded saves of lists with identifiers. */
export const recordedLists = (): readonly RecordedList[] =>
  listAt(recording, "lists")
    .filter(isObject)
    .map((row) => ({
      path: textAt(row, "list") ?? "",
      sent: row["sent"] ?? null,
      status: Number(row["status"]),
      stored: listAt(row, "stored"),
      errors: listAt(row, "errors").flatMap((error) => {
        const [field, ...messages] = Array.isArray(error) ? error.map(String) : [];
        return field === undefined ? [] : [{ field, messages }];
      }),
    }));

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** The other required keys of a list's entries. */
const REST: Readonly<Record<string, JsonObject>> = {
  "metadata.related_identifiers": { relation_type: { id: "cites" } },
  "metadata.references": { reference: "r" },
};

const author = { person_or_org: { type: "personal", family_name: "A" } };

/** Returns a complete body with a list of identifiers at a path. */
export function recordWith(path: string, items: Json): JsonObject {
  const list = Array.isArray(items)
    ? items.map((item): Json => (isObject(item) ? { ...item, ...REST[path] } : item))
    : items;
  const complete: JsonObject = {
    metadata: {
      resource_type: { id: "dataset" },
      creators: [author],
      title: "abc",
      publication_date: "2020",
      publisher: "p",
    },
    custom_fields: {},
    files: { enabled: false },
  };
  const holders: Readonly<Record<string, JsonObject>> = {
    "metadata.creators.0.person_or_org.identifiers": {
      creators: [{ person_or_org: { ...author.person_or_org, identifiers: list } }],
    },
    "metadata.subjects.0.identifiers": { subjects: [{ subject: "s", identifiers: list }] },
    "metadata.funding.0.award.identifiers": {
      funding: [{ funder: { name: "f" }, award: { title: { en: "t" }, number: "1", identifiers: list } }],
    },
    "metadata.locations.features.0.identifiers": { locations: { features: [{ place: "p", identifiers: list }] } },
  };
  if (path.startsWith("custom_fields.")) {
    return { ...complete, custom_fields: { "meeting:meeting": { title: "m", identifiers: list } } };
  }
  const changed = holders[path] ?? { [path.slice("metadata.".length)]: list };
  return { ...complete, metadata: { ...objectAt(complete, "metadata"), ...changed } };
}

/** Returns the list at a path of a response, without the keys that `recordWith` added. */
export function storedAt(path: string, record: JsonObject): readonly Json[] {
  let holder: Json = record;
  for (const key of path.split(".")) {
    const next: Json | undefined = Array.isArray(holder) ? holder[Number(key)] : objectAt({ holder }, "holder")[key];
    holder = next ?? null;
  }
  const added = new Set(Object.keys(REST[path] ?? {}));
  return (Array.isArray(holder) ? holder : []).map((item) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).filter(([key]) => !added.has(key))) : item,
  );
}
