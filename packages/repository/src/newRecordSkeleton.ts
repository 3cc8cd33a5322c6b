import type { Json, JsonObject } from "./json.ts";
import type { Settings } from "./settings.ts";

const nulls = (keys: string): JsonObject => Object.fromEntries(keys.split(" ").map((key) => [key, null]));
const titled = { id: null, title: null };

const agent: JsonObject = {
  person_or_org: { ...nulls("type name given_name family_name"), identifiers: [null] },
  role: titled,
  affiliations: [{ id: null, name: null, identifiers: [null] }],
};

/** The record of a page for a new upload: every field, almost all of them null, and a few defaults (wire 2.6). */
export function newRecordSkeleton({ siteName, now }: Pick<Settings, "siteName" | "now">): JsonObject {
  const licence: Json = {
    id: "cc-by-4.0",
    title: "Creative Commons Attribution 4.0 International",
    description:
      "The Creative Commons Attribution license allows re-distribution and re-use of a licensed work on the condition that the creator is appropriately credited.",
    link: "https://creativecommons.org/licenses/by/4.0/legalcode",
  };
  return {
    ...nulls("id created updated links revision_id is_published is_draft expires_at custom_fields revision"),
    access: { record: null, files: null, embargo: nulls("active until reason"), status: null },
    files: { enabled: true },
    media_files: { ...nulls("enabled default_preview count total_bytes entries"), order: [null] },
    parent: { id: null, pids: null, access: { owned_by: { user: null } }, communities: { ids: [null], default: null } },
    pids: {},
    status: "draft",
    versions: nulls("is_latest is_latest_draft index"),
    metadata: {
      ...nulls("title description version copyright"),
      resource_type: titled,
      creators: [agent],
      contributors: [agent],
      additional_titles: [{ title: null, type: titled, lang: titled }],
      additional_descriptions: [{ description: null, type: titled, lang: titled }],
      publisher: siteName,
      publication_date: now().toISOString().slice(0, 10),
      subjects: [{ ...nulls("id subject scheme title props"), identifiers: [null], synonyms: [null] }],
      dates: [{ date: null, type: titled, description: null }],
      languages: [titled],
      identifiers: [null],
      related_identifiers: [{ identifier: null, scheme: null, relation_type: titled, resource_type: titled }],
      references: [nulls("reference identifier scheme")],
      sizes: [null],
      formats: [null],
      rights: [licence],
      locations: { features: [{ ...nulls("place description"), geometry: {}, identifiers: [null] }] },
      funding: [
        { funder: nulls("id name"), award: { ...nulls("id number title acronym program"), identifiers: [null] } },
      ],
    },
  };
}
