import { newUuid, timestamp } from "../ids.ts";
import { textAt } from "../json.ts";
import { invalid, notFound, Problem } from "../problem.ts";
import type { StoredDraft, StoredParent } from "../records/documents.ts";
import { publishDraft } from "../records/publishDraft.ts";
import { judgeDescription, judgeForPublishing } from "../records/saveDraft.ts";
import { parentOf, type RepositoryContext } from "../repositoryContext.ts";
import { type Change, put } from "../storage.ts";
import { outcomeOf, type RequestAction, type StoredEvent, type StoredRequest } from "./request.ts";

export interface Act {
  readonly action: RequestAction;
  /** The id of a person, or `system`. */
  readonly by: string;
  /** Cleaned HTML. */
  readonly comment?: string | undefined;
}

/**
 * Takes an action on a request; accepting publishes the draft into the community (specification 1, wire 2.4).
 * 400 where the status does not allow it, or the draft lacks what it takes; then nothing has changed.
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

/** What the draft describes must be whole; its files are judged when it is published (wire 2.4). */
async function submit(context: RepositoryContext, done: StoredRequest, draft: StoredDraft): Promise<StoredRequest> {
  const errors = judgeDescription(context, draft);
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
  const errors = await judgeForPublishing(context, draft);
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

/** What the timeline tells of an action: submitting shows only its comment. */
function eventsOf(context: RepositoryContext, { action, by, comment }: Act, status: string): StoredEvent[] {
  return [
    ...(action === "submit" ? [] : [newEvent(context, "L", by, status)]),
    ...(comment === undefined ? [] : [newEvent(context, "C", by, comment)]),
  ];
}

/** An entry for the timeline of a request. */
export const newEvent = (
  { settings }: RepositoryContext,
  type: StoredEvent["type"],
  createdBy: string,
  text: string,
): StoredEvent => ({ id: newUuid(), created: timestamp(settings.now()), type, createdBy, text });
