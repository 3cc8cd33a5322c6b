import { isObject, type Json, type JsonObject } from "../json.ts";
import { Problem } from "../problem.ts";
import type { Catalogue, Entry } from "../vocabularies/catalogue.ts";

/**
 * Paths of vocabulary ids in a record, with their vocabulary and the keys that responses add; `*` is every item of a
 * list.
 */
const RELATIONS: ReadonlyArray<readonly [path: string, vocabulary: string, kept: readonly string[]]> = [
  ["metadata.creators.*.affiliations.*", "affiliations", ["name", "identifiers"]],
  ["metadata.creators.*.role", "creatorsroles", ["title"]],
  ["metadata.contributors.*.affiliations.*", "affiliations", ["name", "identifiers"]],
  ["metadata.contributors.*.role", "contributorsroles", ["title"]],
  ["metadata.additional_descriptions.*.type", "descriptiontypes", ["title"]],
  ["metadata.additional_descriptions.*.lang", "languages", ["title"]],
  ["metadata.additional_titles.*.type", "titletypes", ["title"]],
  ["metadata.additional_titles.*.lang", "languages", ["title"]],
  ["metadata.dates.*.type", "datetypes", ["title"]],
  ["metadata.languages.*", "languages", ["title"]],
  ["metadata.related_identifiers.*.relation_type", "relationtypes", ["title"]],
  ["metadata.related_identifiers.*.resource_type", "resourcetypes", ["title"]],
  ["metadata.resource_type", "resourcetypes", ["title"]],
  ["metadata.rights.*", "licenses", ["title", "description", "icon", "props"]],
  ["metadata.subjects.*", "subjects", ["subject", "scheme", "title", "props", "identifiers", "synonyms"]],
  ["metadata.funding.*.funder", "funders", ["name"]],
  [
    "metadata.funding.*.award",
    "awards",
    ["title", "number", "identifiers", "acronym", "program", "subjects", "organizations"],
  ],
  ["custom_fields.code:programmingLanguage.*", "code:programmingLanguages", ["title"]],
  ["custom_fields.code:developmentStatus", "code:developmentStatus", ["title"]],
];

/** The parts of a record that contain vocabulary ids. */
interface Related {
  readonly metadata: JsonObject;
  readonly custom_fields: JsonObject;
}

type Visit = (item: JsonObject, vocabulary: string, kept: readonly string[]) => Promise<Json>;

/** Vocabularies whose entries do not cause a second revision of the record. */
const WRITTEN_ONCE = new Set(["affiliations", "funders", "awards"]);

/**
 * Throws 400 for the first id that its vocabulary does not have (docs/platform/records.md 2.3). Returns whether the
 * platform writes the record a second time because of the ids.
 */
export async function checkRelations(record: Related, catalogue: Catalogue): Promise<boolean> {
  let isWrittenTwice = false;
  await visitAll(record, async (item, vocabulary) => {
    const id = item["id"];
    if (typeof id !== "string") return item;
    const entry = await catalogue.find(vocabulary, id);
    if (entry === undefined) throw new Problem(400, `Invalid value ${id}.`);
    if (!WRITTEN_ONCE.has(vocabulary)) isWrittenTwice = true;
    return item;
  });
  const type = record.metadata["resource_type"];
  const entry = isObject(type) ? await catalogue.find("resourcetypes", String(type["id"])) : undefined;
  const tags = entry?.["tags"];
  // Types that can only be linked to, such as `project`, are listed but refused (docs/platform/records.md 2.3).
  if (Array.isArray(tags) && !tags.includes("depositable")) throw new Problem(400, "Not a valid value.");
  return isWrittenTwice;
}

/** Adds the vocabularies' data to the ids in a record. */
export async function resolveRelations(record: Related, catalogue: Catalogue): Promise<Related> {
  return visitAll(record, async (item, vocabulary, kept) => {
    const entry = typeof item["id"] === "string" ? await catalogue.find(vocabulary, item["id"]) : undefined;
    return entry === undefined ? item : { ...item, ...facts(entry, kept) };
  });
}

function facts(entry: Entry, kept: readonly string[]): JsonObject {
  const found: JsonObject = { id: entry.id };
  for (const key of kept) {
    const value = entry[key];
    if (value === undefined || value === "" || isBlank(value)) continue;
    found[key] = key === "props" && isObject(value) ? addressOf(value) : value;
  }
  return found;
}

const isBlank = (value: Json): boolean => isObject(value) && Object.values(value).every((text) => text === "");
/** Keeps the URL and scheme of a licence's properties. */
const addressOf = (props: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(props).filter(([key, text]) => (key === "url" || key === "scheme") && text !== ""));

async function visitAll(record: Related, visit: Visit): Promise<Related> {
  let current: JsonObject = { metadata: record.metadata, custom_fields: record.custom_fields };
  for (const [path, vocabulary, kept] of RELATIONS) {
    const next = await visitPath(current, path.split("."), (item) => visit(item, vocabulary, kept));
    if (isObject(next)) current = next;
  }
  const { metadata, custom_fields: customFields } = current;
  return {
    metadata: metadata !== undefined && isObject(metadata) ? metadata : {},
    custom_fields: customFields !== undefined && isObject(customFields) ? customFields : {},
  };
}

async function visitPath(
  value: Json,
  path: readonly string[],
  visit: (item: JsonObject) => Promise<Json>,
): Promise<Json> {
  const [key, ...rest] = path;
  if (key === undefined) return isObject(value) ? visit(value) : value;
  if (key === "*") return Array.isArray(value) ? Promise.all(value.map((item) => visitPath(item, rest, visit))) : value;
  const below = isObject(value) ? value[key] : undefined;
  if (!isObject(value) || below === undefined) return value;
  return { ...value, [key]: await visitPath(below, rest, visit) };
}
