import type { Community } from "../communities/community.ts";
import { toBase32 } from "../ids.ts";
import type { JsonObject } from "../json.ts";
import type { Person } from "../people.ts";
import type { StoredEvent, StoredRequest } from "../storage/documents.ts";
import { allowedActions } from "./request.ts";

/**
 * Builds a request for one reader; `links.actions` contains the reader's available actions (docs/platform/reviews.md
 * 5).
 */
export function presentRequest(
  request: StoredRequest,
  person: Person | undefined,
  community: Community | undefined,
  base: string,
): JsonObject {
  const self = `${base}/api/requests/${request.id}`;
  const reply = request.events.findLast(({ type }) => type === "C");
  const actions = allowedActions(request, person, community).map((action) => [action, `${self}/actions/${action}`]);
  return {
    id: request.id,
    created: request.created,
    updated: request.updated,
    links: {
      self,
      self_html: `${base}/me/requests/${request.id}`,
      comments: `${self}/comments`,
      timeline: `${self}/timeline`,
      timeline_focused: `${self}/timeline_focused`,
      lock: `${self}/lock`,
      unlock: `${self}/unlock`,
      actions: Object.fromEntries(actions),
    },
    revision_id: request.revision,
    type: "community-submission",
    title: request.title,
    number: toBase32(request.number),
    status: request.status,
    is_closed: request.status !== "created" && request.status !== "submitted",
    is_open: request.status === "submitted",
    expires_at: null,
    is_expired: false,
    last_reply: reply === undefined ? null : { ...eventHead(reply), links: {}, permissions: {} },
    last_activity_at: request.events.at(-1)?.created ?? request.updated,
    created_by: { user: request.createdBy },
    receiver: { community: request.communityId },
    topic: { record: request.recordId },
    files: { enabled: true },
  };
}

/** Builds a timeline entry for one reader. */
export function presentEvent(
  event: StoredEvent,
  request: StoredRequest,
  person: Person | undefined,
  base: string,
): JsonObject {
  const self = `${base}/api/requests/${request.id}/comments/${event.id}`;
  const isOwn = event.type === "C" && person?.id === event.createdBy;
  return {
    ...eventHead(event),
    links: {
      self,
      self_html: `${base}/me/requests/${request.id}#commentevent-${event.id}`,
      reply: `${self}/reply`,
      replies: `${self}/replies`,
      replies_focused: `${self}/replies_focused`,
    },
    permissions: { can_update_comment: isOwn, can_delete_comment: isOwn, can_reply_comment: true },
    payload: event.type === "C" ? { content: event.text, format: "html" } : { event: event.text, format: "html" },
  };
}

const eventHead = (event: StoredEvent): JsonObject => ({
  id: event.id,
  created: event.created,
  updated: event.created,
  revision_id: 1,
  type: event.type,
  created_by: { user: event.createdBy },
  parent_id: null,
});
