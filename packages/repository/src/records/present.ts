import type { JsonObject } from "../json.ts";
import type { Person } from "../settings.ts";
import type { FieldError } from "../validate/fieldErrors.ts";
import type { Catalogue } from "../vocabularies/catalogue.ts";
import { accessStatus } from "./accessStatus.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "./documents.ts";
import { filesBlock } from "./filesBlock.ts";
import { encodeKey, filesAddress, recordLinks } from "./links.ts";
import { resolveRelations } from "./relations.ts";
import { uiBlock } from "./uiBlock.ts";

export interface Presentation {
  readonly item: StoredDraft | StoredRecord;
  readonly parent: StoredParent;
  readonly owner: Person | undefined;
  /** The one who reads; the owner sees more of the parent. */
  readonly reader: Person | undefined;
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
  const { item, parent, owner, reader, base, catalogue } = view;
  const isDraft = item.kind === "draft";
  const isOwner = reader !== undefined && reader.id === parent.owner;
  const own = { metadata: item.metadata, custom_fields: item.customFields };
  const related = view.isBare === true ? own : await resolveRelations(own, catalogue);
  const address = filesAddress(item, base);
  const noFiles = { enabled: false, order: [], count: 0, total_bytes: 0, entries: {} };
  const record: JsonObject = {
    id: item.id,
    created: item.created,
    updated: item.updated,
    links: recordLinks(item, parent, base),
    revision_id: item.revision,
    parent: parentBlock(parent, isOwner),
    versions: versions(item, parent, isOwner),
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
    files: canReadFiles(item, isOwner)
      ? filesBlock(
          item.files,
          view.withFileLinks === true
            ? ({ key }) => ({ self: `${address}/${encodeKey(key)}`, content: `${address}/${encodeKey(key)}/content` })
            : undefined,
        )
      : { enabled: item.files.enabled },
    media_files: noFiles,
    status: status(item),
    ...(isDraft ? {} : { deletion_status: { is_deleted: false, status: "P" }, stats: noStatistics() }),
    ...(view.expand && view.isBare !== true && isOwner && owner !== undefined
      ? { expanded: { parent: { access: { owned_by: userBlock(owner, base) } } } }
      : {}),
    ...(view.errors === undefined || view.errors.length === 0
      ? {}
      : { errors: view.errors.map(({ field, messages }) => ({ field, messages: [...messages] })) }),
  };
  return view.uiLocale === undefined ? record : { ...record, ui: uiBlock(record, view.uiLocale) };
}

/** Whether everybody may read the files, or this one may. */
export const canReadFiles = (item: StoredDraft | StoredRecord, isOwner: boolean): boolean =>
  isOwner || (item.access["record"] === "public" && item.access["files"] === "public");

function status(item: StoredDraft | StoredRecord): string {
  if (item.kind === "record" || item.isPublished) return "published";
  return item.index > 1 ? "new_version_draft" : "draft";
}

function versions(item: StoredDraft | StoredRecord, parent: StoredParent, isOwner: boolean): JsonObject {
  const isLatestDraft =
    parent.nextDraft === null ? parent.latest === null || parent.latest.id === item.id : parent.nextDraft === item.id;
  return {
    is_latest: parent.latest?.id === item.id,
    ...(isOwner ? { is_latest_draft: isLatestDraft } : {}),
    index: item.index,
  };
}

function parentBlock(parent: StoredParent, isOwner: boolean): JsonObject {
  const settings = {
    allow_user_requests: false,
    allow_guest_requests: false,
    accept_conditions_text: null,
    secret_link_expiration: 0,
  };
  const owned = { owned_by: { user: parent.owner } };
  return {
    id: parent.id,
    access: isOwner ? { grants: [], ...owned, links: [], settings } : { ...owned, settings },
    communities: {},
    pids: parent.pids,
  };
}

function noStatistics(): JsonObject {
  const none = { views: 0, unique_views: 0, downloads: 0, unique_downloads: 0, data_volume: 0 };
  return { this_version: none, all_versions: none };
}

function userBlock(person: Person, base: string): JsonObject {
  return {
    id: person.id,
    username: person.username,
    email: person.email,
    profile: { full_name: person.fullName, affiliations: person.affiliations },
    links: {
      self: `${base}/api/users/${person.id}`,
      avatar: `${base}/api/users/${person.id}/avatar.svg`,
      records_html: `${base}/search?q=parent.access.owned_by.user:${person.id}`,
    },
    blocked_at: null,
    verified_at: null,
    confirmed_at: null,
    active: true,
    is_current_user: true,
  };
}
