import * as z from "zod/mini";
import { readLocalized } from "../fields/localizedText.ts";
import { type JsonObject, asList, asObject, asText, isJsonObject, objectBelow, textsOf } from "../shared/json.ts";
import type {
  AffiliationEntry,
  AwardSearchResult,
  FunderEntry,
  FunderFacet,
  NameEntry,
  SearchResult,
  SubjectEntry,
  VocabularyEntry,
} from "./DepositClient.ts";

const text = z.catch(z.string(), "");
const object = z.catch(z.custom<JsonObject>(isJsonObject), {});
const identifiers = z.catch(z.array(z.object({ scheme: text, identifier: z.string() })), []);

const envelope = z.object({
  hits: z.object({ hits: z.array(z.unknown()), total: z.number() }),
});

const entrySchema = z.object({ id: z.string(), tags: z.catch(z.array(z.string()), []), props: object });

const nameSchema = z.object({
  id: z.string(),
  name: text,
  family_name: text,
  given_name: text,
  identifiers,
  affiliations: z.catch(z.array(z.object({ id: z.catch(z.optional(z.string()), undefined), name: text })), []),
});

const affiliationSchema = z.object({ id: z.string(), name: text, acronym: text, country: text, identifiers });

/** Returns a text in the depositor's language: the platform's translation, or one of all languages (docs/platform/search.md 4). */
function localized(hit: JsonObject, name: string, locale: string): string {
  return asText(hit[`${name}_l10n`]) || readLocalized(hit[`${name}_l10n`], locale) || readLocalized(hit[name], locale);
}

/**
 * Reads the hits of a search, each with `readHit`, and leaves out those for which it returns `null`. Returns `null` for an
 * answer that is not a search.
 */
export function readHits<Hit>(json: unknown, readHit: (hit: JsonObject) => Hit | null): SearchResult<Hit> | null {
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) return null;
  const { hits, total } = parsed.data.hits;
  const read = hits.flatMap((hit) => (isJsonObject(hit) ? [readHit(hit)] : []));
  return { hits: read.filter((hit) => hit !== null), total };
}

/** Reads entries of any vocabulary. An entry without a title shows its id. */
export function readVocabulary(json: unknown, locale: string): SearchResult<VocabularyEntry> | null {
  return readHits(json, (hit) => {
    const entry = z.safeParse(entrySchema, hit);
    if (!entry.success) return null;
    const { id, tags, props } = entry.data;
    const title = localized(hit, "title", locale) || id;
    return { id, title, description: localized(hit, "description", locale), tags, props: textsOf(props) };
  });
}

/** Reads people of the names vocabulary. */
export function readNames(json: unknown): SearchResult<NameEntry> | null {
  return readHits(json, (hit) => z.safeParse(nameSchema, hit).data ?? null);
}

/** Reads organisations of the affiliations vocabulary. One without a name shows its localized title. */
export function readAffiliations(json: unknown, locale: string): SearchResult<AffiliationEntry> | null {
  return readHits(json, (hit) => {
    const entry = z.safeParse(affiliationSchema, hit).data;
    return entry === undefined ? null : { ...entry, name: entry.name || localized(hit, "title", locale) || entry.id };
  });
}

const subjectSchema = z.object({ id: z.string(), scheme: text, subject: z.string() });

const funderSchema = z.object({ id: z.string(), name: text, acronym: text, country: text });

const awardSchema = z.object({
  id: z.string(),
  number: text,
  acronym: text,
  program: text,
  identifiers,
  funder: z.catch(z.object({ id: text, name: text }), { id: "", name: "" }),
});

/** Reads terms of the subject vocabularies. */
export function readSubjects(json: unknown): SearchResult<SubjectEntry> | null {
  return readHits(json, (hit) => z.safeParse(subjectSchema, hit).data ?? null);
}

/** Reads funders. One without a name shows its localized title. */
export function readFunders(json: unknown, locale: string): SearchResult<FunderEntry> | null {
  return readHits(json, (hit) => {
    const entry = z.safeParse(funderSchema, hit).data;
    return entry === undefined ? null : { ...entry, name: entry.name || localized(hit, "title", locale) || entry.id };
  });
}

const facetSchema = z.object({ key: z.string(), label: text, doc_count: z.number() });

/** Reads how many of the found awards each funder has. */
function readFunderFacets(json: unknown): readonly FunderFacet[] {
  return asList(objectBelow(asObject(json), "aggregations", "funders")["buckets"]).flatMap((bucket) => {
    const facet = z.safeParse(facetSchema, bucket).data;
    return facet === undefined ? [] : [{ id: facet.key, label: facet.label || facet.key, count: facet.doc_count }];
  });
}

/** Reads awards. One without a title shows its number. */
export function readAwards(json: unknown, locale: string): AwardSearchResult | null {
  const found = readHits(json, (hit) => {
    const entry = z.safeParse(awardSchema, hit).data;
    if (entry === undefined) return null;
    const { identifiers: own, ...award } = entry;
    const url = own.find(({ scheme }) => scheme === "url")?.identifier ?? "";
    return { ...award, title: localized(hit, "title", locale) || award.number || award.id, url };
  });
  return found === null ? null : { ...found, funders: readFunderFacets(json) };
}
