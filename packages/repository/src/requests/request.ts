import { type Community, isCurator } from "../communities/community.ts";
import type { RepositoryContext } from "../context.ts";
import { newUuid, timestamp } from "../ids.ts";
import { isObject, type Json, textAt } from "../json.ts";
import type { Person } from "../people.ts";
import { invalid, notFound, Problem } from "../problem.ts";
import { parentOf } from "../records/permissions.ts";
import { publishDraft } from "../records/publishDraft.ts";
import { validateMetadata, validateForPublishing } from "../records/saveDraft.ts";
import type { RequestStatus, StoredDraft, StoredEvent, StoredParent, StoredRequest } from "../storage/documents.ts";
import { type Change, put } from "../storage/storage.ts";
import { cleanHtml } from "../validate/text.ts";
type RequestAction = "submit" | "cancel" | "accept" | "decline";

/** The required status of each action, who may take it, and the resulting status. */
const ACTIONS: Readonly<Record<RequestAction, { from: RequestStatus; by: "creator" | "curator"; to: RequestStatus }>> =
  {
    submit: { from: "created", by: "creator", to: "submitted" },
    cancel: { from: "submitted", by: "creator", to: "cancelled" },
    accept: { from: "submitted", by: "curator", to: "accepted" },
    decline: { from: "submitted", by: "curator", to: "declined" },
  };

const NAMES: readonly RequestAction[] = ["submit", "cancel", "accept", "decline"];

export const isAction = (name: string): name is RequestAction => NAMES.some((action) => action === name);

/** Returns the status after an action, or undefined if the action is not available now. */
const outcomeOf = (request: StoredRequest, action: RequestAction): RequestStatus | undefined =>
  ACTIONS[action].from === request.status ? ACTIONS[action].to : undefined;

/** Returns whether a person may take an action, regardless of the status. */
export const mayAct = (
  request: StoredRequest,
  action: RequestAction,
  person: Person | undefined,
  community: Community | undefined,
): boolean => (ACTIONS[action].by === "creator" ? isCreator(request, person) : isReviewer(community, person));

/** Returns the actions that a person may take now. */
export const allowedActions = (
  request: StoredRequest,
  person: Person | undefined,
  community: Community | undefined,
): readonly RequestAction[] =>
  NAMES.filter((action) => outcomeOf(request, action) !== undefined && mayAct(request, action, person, community));

/** Returns whether a person may read and comment: the creator, and curators after the submission. */
export const mayRead = (
  request: StoredRequest,
  person: Person | undefined,
  community: Community | undefined,
): boolean => isCreator(request, person) || (request.status !== "created" && isReviewer(community, person));

const isCreator = (request: StoredRequest, person: Person | undefined): boolean => person?.id === request.createdBy;

const isReviewer = (community: Community | undefined, person: Person | undefined): boolean =>
  community !== undefined && isCurator(community, person);

interface Act {
  readonly action: RequestAction;
  /** The id of a person, or `system`. */
  readonly by: string;
  /** Sanitized HTML. */
  readonly comment?: string | undefined;
}

/**
 * Executes an action on a request; `accept` publishes the draft into the community (docs/platform/reviews.md 5). Throws
 * 400, without changes, if the status does not allow the action or the draft is incomplete.
 */
export async function executeAction(
  context: RepositoryContext,
  request: StoredRequest,
  act: Act,
): Promise<StoredRequest> {
  const { storage } = context.settings;
  const status = outcomeOf(request, act.action);
  if (status === undefined) throw new Problem(400, `Error for action '${act.action}': Could not execute the action`);
  const draft = await storage.read("drafts", request.recordId);
  if (draft === undefined) throw notFound();
  const parent = await parentOf(context, draft);
  const done: StoredRequest = {
    ...request,
    status,
    revision: request.revision + 1,
    updated: timestamp(context.settings.now()),
    events: [...request.events, ...eventsOf(context, act, status)],
  };
  switch (act.action) {
    case "submit":
      return submit(context, done, draft);
    case "accept":
      return accept(context, done, draft, parent);
    case "cancel":
      return write(context, done, [put("parents", parent.id, { ...parent, review: null })]);
    case "decline":
      return write(context, done, []);
    default:
      return act.action satisfies never;
  }
}

/** Submitting validates the metadata; publishing validates the files (docs/platform/reviews.md 4). */
async function submit(context: RepositoryContext, done: StoredRequest, draft: StoredDraft): Promise<StoredRequest> {
  const errors = validateMetadata(context, draft);
  if (errors.length > 0) throw invalid(errors);
  return write(context, { ...done, title: textAt(draft.metadata, "title") ?? "" }, []);
}

async function accept(
  context: RepositoryContext,
  done: StoredRequest,
  draft: StoredDraft,
  parent: StoredParent,
): Promise<StoredRequest> {
  const community = context.settings.communities.find(({ id }) => id === done.communityId);
  if (community?.visibility === "restricted" && draft.access["record"] === "public")
    throw new Problem(400, "A public record cannot be included in a restricted community.");
  const errors = await validateForPublishing(context, draft);
  if (errors.length > 0) throw invalid(errors);
  await publishDraft(context, draft, { ...parent, review: null, communities: [done.communityId] });
  return write(context, done, []);
}

async function write(
  { settings }: RepositoryContext,
  request: StoredRequest,
  changes: readonly Change[],
): Promise<StoredRequest> {
  await settings.storage.write([put("requests", request.id, request), ...changes]);
  return request;
}

/** Returns the timeline entries of an action. A submission only adds its comment. */
function eventsOf(context: RepositoryContext, { action, by, comment }: Act, status: string): StoredEvent[] {
  return [
    ...(action === "submit" ? [] : [newEvent(context, "L", by, status)]),
    ...(comment === undefined ? [] : [newEvent(context, "C", by, comment)]),
  ];
}

/** Creates a timeline entry. */
export const newEvent = (
  { settings }: RepositoryContext,
  type: StoredEvent["type"],
  createdBy: string,
  text: string,
): StoredEvent => ({ id: newUuid(), created: timestamp(settings.now()), type, createdBy, text });

/** Parses and sanitizes the optional comment of an action. Throws 400 for an empty one (docs/platform/reviews.md 5). */
export function readComment(body: Json): string | undefined {
  const payload = isObject(body) ? body["payload"] : undefined;
  if (payload === undefined || payload === null) return undefined;
  if (!isObject(payload)) throw refuse("payload._schema", "Invalid input type.");
  const content = payload["content"];
  if (content === undefined) throw refuse("payload.content", "Missing data for required field.");
  if (typeof content !== "string") throw refuse("payload.content", "Not a valid string.");
  if (content === "") throw refuse("payload.content", "Shorter than minimum length 1.");
  return cleanHtml(content);
}

/** Parses a required comment. */
export function requireComment(body: Json): string {
  const comment = readComment(body);
  if (comment === undefined) throw refuse("payload", "Missing data for required field.");
  return comment;
}

const refuse = (field: string, message: string): Problem => invalid([{ field, messages: [message] }]);
