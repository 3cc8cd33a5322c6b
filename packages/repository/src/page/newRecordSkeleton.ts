import type { Json, JsonObject } from "../json.ts";
import type { Settings } from "../settings.ts";

const nulls = (keys: string): JsonObject => Object.fromEntries(keys.split(" ").map((key) => [key, null]));
const titled = { id: null, title: null };

const agent: JsonObject = {
  person_or_org: { ...nulls("type name given_name family_name"), identifiers: [null] },
  role: titled,
  affiliations: [{ id: null, name: null, identifiers: [null] }],
};

const deleted = {
  ...nulls("citation_text is_visible note removal_date"),
  removal_reason: titled,
  removed_by: { user: null },
};
const award = { ...nulls("id number title acronym program"), identifiers: [null] };
const funding = [{ funder: nulls("id name"), award }];
const counts = nulls("views downloads unique_views unique_downloads data_volume");
const colours = nulls(
  "font mainHeaderBackgroundColor primaryColor primaryTextColor secondaryColor secondaryTextColor tertiaryColor tertiaryTextColor",
);

const community: JsonObject = {
  ...nulls("id slug created updated revision_id links custom_fields is_verified"),
  access: nulls("visibility members_visibility member_policy record_policy record_submission_policy review_policy"),
  children: { allow: null },
  deletion_status: nulls("is_deleted status"),
  metadata: {
    ...nulls("title description curation_policy page website"),
    type: titled,
    organizations: [{ id: null, name: null, identifiers: [null] }],
    funding,
  },
  theme: { ...nulls("enabled brand"), style: colours },
  tombstone: deleted,
};

const review: JsonObject = {
  ...nulls(
    "id number title description type status created updated expires_at created_by receiver topic links revision_id",
  ),
  ...nulls("is_open is_closed is_expired last_activity_at"),
  last_reply: {
    ...nulls("id created updated created_by links parent_id permissions revision_id type"),
    children: [null],
  },
};

/** Builds the record on the page of a new upload: nulls and a few defaults (docs/platform/page.md 4). */
export function newRecordSkeleton({
  siteName,
  now,
  asksForDoi,
  platformVersion,
}: Pick<Settings, "siteName" | "now" | "asksForDoi" | "platformVersion">): JsonObject {
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
    deletion_status: nulls("is_deleted status"),
    internal_notes: [{ ...nulls("id note timestamp"), added_by: { user: null } }],
    stats: { this_version: counts, all_versions: counts },
    tombstone: { ...deleted, deletion_policy: titled },
    parent: {
      ...nulls("id pids is_verified"),
      access: {
        owned_by: { user: null },
        grants: [{ ...nulls("permission origin message notify"), subject: nulls("id type") }],
        links: [nulls("id token permission description origin created_at expires_at")],
        settings: nulls("allow_user_requests allow_guest_requests accept_conditions_text secret_link_expiration"),
      },
      communities: { ids: [null], default: null, entries: [{ ...community, parent: community }] },
      review,
    },
    review,
    pids: asksForDoi ? { doi: { identifier: "", provider: "external" } } : {},
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
      identifiers: [platformVersion === 15 ? nulls("identifier scheme") : null],
      related_identifiers: [{ identifier: null, scheme: null, relation_type: titled, resource_type: titled }],
      references: [nulls("reference identifier scheme")],
      sizes: [null],
      formats: [null],
      rights: [licence],
      locations: { features: [{ ...nulls("place description"), geometry: {}, identifiers: [null] }] },
      funding,
    },
  };
}
