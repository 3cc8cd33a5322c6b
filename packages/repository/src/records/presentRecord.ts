import { canIncludeDirectly, type Community } from "../communities/community.ts";
import { communityEntry, expandedCommunity, ghostCommunity } from "../communities/presentCommunity.ts";
import { encodeKey, filesUrl, filesBlock } from "../files/presentFiles.ts";
import { type JsonObject, objectAt } from "../json.ts";
import type { Person } from "../people.ts";
import type { StoredDraft, StoredParent, StoredRecord, StoredRequest } from "../storage/documents.ts";
import type { FieldError } from "../validate/field.ts";
import type { Catalogue } from "../vocabularies/catalogue.ts";
import { recordLinks } from "./links.ts";
import type { Permissions } from "./permissions.ts";
import { resolveRelations } from "./relations.ts";
import { uiBlock } from "./uiBlock.ts";

export interface Presentation {
  readonly item: StoredDraft | StoredRecord;
  readonly parent: StoredParent;
  readonly owner: Person | undefined;
  readonly reader: Person | undefined;
  /** The reader's permissions. Managers see more of the parent. */
  readonly rights: Permissions;
  readonly review: StoredRequest | undefined;
  readonly communities: readonly Community[];
  /** Whether the response answers a GET. */
  readonly isReading: boolean;
  readonly base: string;
  readonly catalogue: Catalogue;
  readonly expand: boolean;
  /** The language of the `ui` block; absent for the plain media type. */
  readonly uiLocale?: string;
  /** What the save refused. Reading never repeats it (docs/platform/records.md 4.1). */
  readonly errors?: readonly FieldError[];
  /** Whether files were enabled before this request. The access status in the response to a save depends on it. */
  readonly hadFiles?: boolean;
  /** Whether the entries of `files` have links, as in responses to reading a published record. */
  readonly withFileLinks?: boolean;
  /** Omits vocabulary titles and `expanded`, as the platform does for a draft that already existed. */
  readonly isBare?: boolean;
}

/** Builds the response for a draft or record (docs/platform/records.md 1). */
export async function present(view: Presentation): Promise<JsonObject> {
  const { item, parent, base, catalogue, rights, review } = view;
  const isDraft = item.kind === "draft";
  const own = { metadata: item.metadata, custom_fields: item.customFields };
  const related = view.isBare === true ? own : await resolveRelations(own, catalogue);
  const address = filesUrl(item, base);
  const noFiles = { enabled: false, order: [], count: 0, total_bytes: 0, entries: {} };
  const record: JsonObject = {
    id: item.id,
    created: item.created,
    updated: item.updated,
    links: recordLinks(item, parent, base, review !== undefined),
    revision_id: item.revision,
    parent: parentBlock(view),
    versions: versions(item, parent, rights.manage),
    is_published: !isDraft || item.isPublished,
    is_draft: isDraft,
    ...(isDraft ? { expires_at: item.expiresAt } : {}),
    pids: item.pids,
    metadata: related.metadata,
    custom_fields: related.custom_fields,
    access: {
      ...item.access,
      status: accessStatus(item.access, view.hadFiles ?? item.files.enabled),
    },
    files: canReadFiles(item, rights.view)
      ? filesBlock(
          item.files,
          view.withFileLinks === true
            ? ({ key }) => ({ self: `${address}/${encodeKey(key)}`, content: `${address}/${encodeKey(key)}/content` })
            : undefined,
        )
      : { enabled: item.files.enabled },
    media_files: noFiles,
    status: status(item, review),
    ...(isDraft ? {} : { deletion_status: { is_deleted: false, status: "P" }, stats: noStatistics() }),
    ...(view.expand && view.isBare !== true ? { expanded: { parent: expandedParent(view) } } : {}),
    ...(view.errors === undefined || view.errors.length === 0
      ? {}
      : { errors: view.errors.map(({ field, messages }) => ({ field, messages: [...messages] })) }),
  };
  return view.uiLocale === undefined ? record : { ...record, ui: uiBlock(record, view.uiLocale) };
}

/** Returns whether the files are public or the reader may view them. */
export const canReadFiles = (item: StoredDraft | StoredRecord, mayView: boolean): boolean =>
  mayView || (item.access["record"] === "public" && item.access["files"] === "public");

/**
 * The status of a draft, by the status of its review request (docs/platform/records.md 5). A cancelled request is
 * detached.
 */
const REVIEW_STATUS = {
  created: "draft_with_review",
  submitted: "in_review",
  declined: "declined",
  accepted: "draft",
  cancelled: "draft",
} as const;

function status(item: StoredDraft | StoredRecord, review: StoredRequest | undefined): string {
  if (item.kind === "record" || item.isPublished) return "published";
  if (item.index > 1) return "new_version_draft";
  return review === undefined ? "draft" : REVIEW_STATUS[review.status];
}

function versions(item: StoredDraft | StoredRecord, parent: StoredParent, mayManage: boolean): JsonObject {
  const isLatestDraft =
    parent.nextDraft === null ? parent.latest === null || parent.latest.id === item.id : parent.nextDraft === item.id;
  return {
    is_latest: parent.latest?.id === item.id,
    ...(mayManage ? { is_latest_draft: isLatestDraft } : {}),
    index: item.index,
  };
}

function parentBlock({ parent, rights, review, communities, isReading }: Presentation): JsonObject {
  const settings = {
    allow_user_requests: false,
    allow_guest_requests: false,
    accept_conditions_text: null,
    secret_link_expiration: 0,
  };
  const owned = { owned_by: { user: parent.owner } };
  return {
    id: parent.id,
    access: rights.manage ? { grants: [], ...owned, links: [], settings } : { ...owned, settings },
    ...(review === undefined ? {} : { review: reviewBlock(review) }),
    communities: communitiesBlock(parent, communities, isReading),
    pids: parent.pids,
  };
}

function noStatistics(): JsonObject {
  const none = { views: 0, unique_views: 0, downloads: 0, unique_downloads: 0, data_volume: 0 };
  return { this_version: none, all_versions: none };
}

/** Builds `parent.review`. Its links and title are empty (docs/platform/reviews.md 6). */
const reviewBlock = (review: StoredRequest): JsonObject => ({
  id: review.id,
  links: {},
  type: "community-submission",
  title: "",
  status: review.status,
  receiver: { community: review.communityId },
});

/** Builds `parent.communities`: the communities of a published record. */
function communitiesBlock(parent: StoredParent, communities: readonly Community[], isReading: boolean): JsonObject {
  const ids = parent.communities ?? [];
  const [first] = ids;
  if (first === undefined) return {};
  const within = communities.filter(({ id }) => ids.includes(id));
  return { ids: [...ids], default: first, entries: within.map((community) => communityEntry(community, !isReading)) };
}

/**
 * Builds `expanded.parent`: the owner, the review's community and the default community (docs/platform/records.md 1.4).
 */
function expandedParent(view: Presentation): JsonObject {
  const { parent, owner, review, communities, reader, base } = view;
  const [first] = parent.communities ?? [];
  return {
    ...(review === undefined ? {} : { review: { receiver: receiver(review.communityId, view) } }),
    ...(first === undefined
      ? {}
      : {
          communities: {
            default: expanded(
              communities.find(({ id }) => id === first),
              first,
              base,
            ),
          },
        }),
    ...(owner === undefined ? {} : { access: { owned_by: userBlock(owner, reader, base) } }),
  };
}

/** Builds the community of a review. The UI media type adds whether the reader may publish into it directly. */
function receiver(id: string, { communities, reader, base, uiLocale }: Presentation): JsonObject {
  const community = communities.find((other) => other.id === id);
  const body = expanded(community, id, base);
  if (uiLocale === undefined || community === undefined) return body;
  return { ...body, ui: { permissions: { can_include_directly: canIncludeDirectly(community, reader) } } };
}

const expanded = (community: Community | undefined, id: string, base: string): JsonObject =>
  community === undefined ? ghostCommunity(id) : expandedCommunity(community, base);

function userBlock(person: Person, reader: Person | undefined, base: string): JsonObject {
  const isReader = reader?.id === person.id;
  return {
    id: person.id,
    username: person.username,
    // Anonymous readers see no email address.
    email: reader === undefined ? "" : person.email,
    profile: { full_name: person.fullName, affiliations: person.affiliations },
    links: {
      self: `${base}/api/users/${person.id}`,
      avatar: `${base}/api/users/${person.id}/avatar.svg`,
      records_html: `${base}/search?q=parent.access.owned_by.user:${person.id}`,
    },
    blocked_at: null,
    verified_at: null,
    confirmed_at: null,
    active: isReader ? true : null,
    is_current_user: isReader,
  };
}

type AccessStatus = "open" | "embargoed" | "restricted" | "metadata-only";

/** Returns the access status. The platform treats enabled files as existing files (docs/platform/access.md 1). */
export function accessStatus(access: JsonObject, hasFiles: boolean): AccessStatus {
  if (objectAt(access, "embargo")["active"] === true) return "embargoed";
  if (access["record"] === "public" && !hasFiles) return "metadata-only";
  return access["record"] === "public" && access["files"] === "public" ? "open" : "restricted";
}

/** Returns `access` with all its keys; the default is public. */
export function completeAccess(sent: JsonObject | undefined): JsonObject {
  const embargo = sent === undefined ? {} : objectAt(sent, "embargo");
  const record = sent?.["record"] ?? "public";
  return {
    record,
    // A restricted record has restricted files.
    files: record === "restricted" ? "restricted" : (sent?.["files"] ?? "public"),
    embargo: {
      active: embargo["active"] ?? false,
      ...(embargo["until"] === undefined || embargo["until"] === null ? {} : { until: embargo["until"] }),
      reason: embargo["reason"] ?? null,
    },
  };
}
