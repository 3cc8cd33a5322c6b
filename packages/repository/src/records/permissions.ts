import { type Community, isCurator, isMember } from "../communities/community.ts";
import type { RepositoryContext } from "../context.ts";
import type { Person } from "../people.ts";
import { invalid, notFound, permissionDenied, pidDoesNotExist, Problem } from "../problem.ts";
import type { StoredDraft, StoredParent, StoredRecord, StoredRequest } from "../storage/documents.ts";

/** A person's permissions on a record and its drafts (docs/platform/product.md 6). */
export interface Permissions {
  /** All permissions: the owner, and curators of the record's communities. */
  readonly manage: boolean;
  /** Read and change a draft: also curators of the community that reviews it. */
  readonly edit: boolean;
  /** Read restricted content: also members of the record's communities. */
  readonly view: boolean;
}

/** Returns a person's permissions on a record. */
export function permissionsOn(
  parent: StoredParent,
  review: StoredRequest | undefined,
  person: Person | undefined,
  communities: readonly Community[],
): Permissions {
  const within = communities.filter(({ id }) => (parent.communities ?? []).includes(id));
  const manage = person?.id === parent.owner || within.some((community) => isCurator(community, person));
  const receiver = communities.find(({ id }) => id === review?.communityId);
  const edit = manage || (receiver !== undefined && isCurator(receiver, person));
  return { manage, edit, view: edit || within.some((community) => isMember(community, person)) };
}

export async function parentOf(
  { settings }: RepositoryContext,
  item: StoredDraft | StoredRecord,
): Promise<StoredParent> {
  const parent = await settings.storage.read("parents", item.parentId);
  if (parent === undefined) throw pidDoesNotExist();
  return parent;
}

/** Returns the review request of a record. */
export const reviewOf = async (
  { settings }: RepositoryContext,
  { review }: StoredParent,
): Promise<StoredRequest | undefined> =>
  typeof review === "string" ? settings.storage.read("requests", review) : undefined;

/** Returns a person's permissions on a record, including those of a curator who reviews it. */
export const permissionsFor = async (
  context: RepositoryContext,
  parent: StoredParent,
  person: Person | undefined,
): Promise<Permissions> => permissionsOn(parent, await reviewOf(context, parent), person, context.settings.communities);

interface OpenDraft {
  readonly draft: StoredDraft;
  readonly parent: StoredParent;
}

/**
 * Returns a draft for a person who may edit (or manage) it; otherwise throws 404 or 403 (docs/platform/http.md 2.1).
 * For a published record without a draft, only reading (`isRead`) answers that the identifier does not exist.
 */
export async function draftFor(
  context: RepositoryContext,
  id: string,
  person: Person | undefined,
  { need = "edit", isRead = false }: { need?: "edit" | "manage"; isRead?: boolean } = {},
): Promise<OpenDraft> {
  const { storage } = context.settings;
  const draft = await storage.read("drafts", id);
  if (draft === undefined) {
    const isPublished = (await storage.read("records", id)) !== undefined;
    throw isPublished && !isRead ? notFound() : pidDoesNotExist();
  }
  const parent = await parentOf(context, draft);
  // Version 15 does not reveal to a reader without permission that the draft exists.
  const isHidden = isRead && context.settings.platformVersion === 15;
  if (!(await permissionsFor(context, parent, person))[need]) throw isHidden ? pidDoesNotExist() : permissionDenied();
  return { draft, parent };
}

/**
 * Throws 412 if the request was based on another revision; `If-Match` is a bare integer (docs/platform/records.md 3.1).
 */
export function checkRevision(request: Request, revision: number): void {
  const expected = request.headers.get("If-Match");
  if (expected === null) return;
  if (!/^\s*[+-]?\d+\s*$/.test(expected)) throw invalid([{ field: "if_match", messages: ["Not a valid integer."] }]);
  if (Number(expected) !== revision)
    throw new Problem(412, `Revision id provided(${Number(expected)}) doesn't match record's one(${revision})`);
}
