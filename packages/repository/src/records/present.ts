import type { JsonObject } from "../json.ts";
import type { Community } from "../communities/community.ts";
import type { StoredRequest } from "../requests/request.ts";
import type { Person } from "../people.ts";
import type { FieldError } from "../validate/fieldErrors.ts";
import type { Catalogue } from "../vocabularies/catalogue.ts";
import { accessStatus } from "./accessStatus.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "./documents.ts";
import { filesBlock } from "./filesBlock.ts";
import { encodeKey, filesAddress, recordLinks } from "./links.ts";
import { communitiesBlock, expandedParent, reviewBlock } from "./parentCommunities.ts";
import { resolveRelations } from "./relations.ts";
import type { Rights } from "./rights.ts";
import { uiBlock } from "./uiBlock.ts";

export interface Presentation {
  readonly item: StoredDraft | StoredRecord;
  readonly parent: StoredParent;
  readonly owner: Person | undefined;
  readonly reader: Person | undefined;
  /** Those who may manage it see more of the parent. */
  readonly rights: Rights;
  readonly review: StoredRequest | undefined;
  readonly communities: readonly Community[];
  /** Whether this is the answer to a GET. */
  readonly isReading: boolean;
  readonly base: string;
  readonly catalogue: Catalogue;
  readonly expand: boolean;
  /** The language of the `ui` block; absent where the plain media type was asked for. */
  readonly uiLocale?: string;
  /** What the save refused; reading never tells it again (wire 2.1). */
  readonly errors?: readonly FieldError[];
  /** Whether files were enabled before this call: the answer to a save judges access by that. */
  readonly hadFiles?: boolean;
  /** Reading a published record tells the links of its files as well. */
  readonly withFileLinks?: boolean;
  /** A draft that was there already is answered without what others say about it: titles, `expanded`. */
  readonly isBare?: boolean;
}

/** A draft or record as the platform answers it (wire 1.2). */
export async function present(view: Presentation): Promise<JsonObject> {
  const { item, parent, base, catalogue, rights, review } = view;
  const isDraft = item.kind === "draft";
  const own = { metadata: item.metadata, custom_fields: item.customFields };
  const related = view.isBare === true ? own : await resolveRelations(own, catalogue);
  const address = filesAddress(item, base);
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

/** Whether everybody may read the files, or this one may. */
export const canReadFiles = (item: StoredDraft | StoredRecord, mayView: boolean): boolean =>
  mayView || (item.access["record"] === "public" && item.access["files"] === "public");

/** The status of a draft that is attached to a request in that status; a cancelled one is detached (specification 4). */
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
