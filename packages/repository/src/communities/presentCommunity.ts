import type { JsonObject } from "../json.ts";
import type { Person } from "../people.ts";
import type { PlatformVersion } from "../settings.ts";
import { translation } from "../records/uiBlock.ts";
import { canIncludeDirectly, canSubmit, type Community, roleIn } from "./community.ts";

const TYPE: JsonObject = {
  id: "project",
  title: { ar: "مشروع", cs: "Projekt", de: "Projekt", en: "Project", es: "Proyecto", sv: "Projekt" },
};
export const COMMUNITY_TYPE = { id: "project", label: "Project" } as const;
/** The revision of every community. Communities are settings and never change. */
export const COMMUNITY_REVISION = 2;

/** Builds the API response for a community; with a locale, in the UI media type (docs/platform/reviews.md 1). */
export function presentCommunity(
  community: Community,
  person: Person | undefined,
  base: string,
  uiLocale: string | undefined,
  version: PlatformVersion,
): JsonObject {
  const body: JsonObject = { ...communityBody(community, TYPE), links: links(community, base, version) };
  if (uiLocale === undefined) return body;
  const role = roleIn(community, person);
  return {
    ...body,
    ui: {
      type: { id: COMMUNITY_TYPE.id, title_l10n: translation(TYPE["title"] as JsonObject, uiLocale) },
      organizations: [],
      custom_fields: {},
      permissions: {
        can_include_directly: canIncludeDirectly(community, person),
        can_update: role === "owner" || role === "manager",
        can_submit_record: canSubmit(community, person),
        can_manage_collections: false,
      },
    },
  };
}

/** Builds an entry of `parent.communities.entries`. Responses to GET omit the title of the community type. */
export const communityEntry = (community: Community, withTypeTitle: boolean): JsonObject => ({
  ...communityBody(community, withTypeTitle ? TYPE : { id: COMMUNITY_TYPE.id }),
  links: {},
});

/** Builds the community inside `expanded`. */
export const expandedCommunity = (community: Community, base: string): JsonObject => ({
  id: community.id,
  slug: community.slug,
  links: { logo: `${base}/api/communities/${community.id}/logo` },
  metadata: { title: community.title, description: community.description, type: TYPE },
  access: { visibility: community.visibility, review_policy: community.reviewPolicy },
});

/** Builds the placeholder for a deleted community (docs/platform/records.md 1.4). */
export const ghostCommunity = (id: string): JsonObject => ({
  id,
  metadata: { title: "Deleted community", description: "The community was deleted." },
  is_ghost: true,
});

const communityBody = (community: Community, type: JsonObject): JsonObject => ({
  id: community.id,
  created: community.created,
  updated: community.created,
  revision_id: COMMUNITY_REVISION,
  slug: community.slug,
  metadata: {
    title: community.title,
    description: community.description,
    type,
    website: "https://example.org/",
  },
  access: {
    visibility: community.visibility,
    members_visibility: "public",
    member_policy: "closed",
    record_submission_policy: community.submissionPolicy,
    review_policy: community.reviewPolicy,
  },
  custom_fields: {},
  ...(community.isVerified ? { theme: { enabled: true, brand: community.slug, style: {} } } : {}),
  deletion_status: { is_deleted: false, status: "P" },
  children: { allow: false },
});

function links({ id, slug }: Community, base: string, version: PlatformVersion): JsonObject {
  const self = `${base}/api/communities/${id}`;
  return {
    self,
    self_html: `${base}/communities/${slug}/`,
    settings_html: `${base}/communities/${slug}/settings`,
    logo: `${self}/logo`,
    rename: `${self}/rename`,
    members: `${self}/members`,
    ...(version === 15 ? { members_html: `${base}/communities/${slug}/members` } : {}),
    public_members: `${self}/members/public`,
    invitations: `${self}/invitations`,
    requests: `${self}/requests`,
    records: `${self}/records`,
    collection_trees: `${self}/collection-trees`,
    membership_requests: `${self}/membership-requests`,
  };
}
