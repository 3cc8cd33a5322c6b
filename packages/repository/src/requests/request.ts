import { type Community, isCurator } from "../communities/community.ts";
import type { Person } from "../people.ts";

export type RequestStatus = "created" | "submitted" | "accepted" | "declined" | "cancelled";
export type RequestAction = "submit" | "cancel" | "accept" | "decline";

/** An entry of a request's timeline: a comment (`C`, HTML in `text`) or what happened (`L`, the new status in `text`). */
export interface StoredEvent {
  readonly id: string;
  readonly created: string;
  readonly type: "C" | "L";
  /** The id of a person, or `system`. */
  readonly createdBy: string;
  readonly text: string;
}

/** A draft's request to be taken into a community (specification 4, wire 1.4). */
export interface StoredRequest {
  readonly id: string;
  readonly number: number;
  readonly created: string;
  readonly updated: string;
  readonly revision: number;
  readonly status: RequestStatus;
  /** The title of the record when it was submitted. */
  readonly title: string;
  /** The id of a person. */
  readonly createdBy: string;
  readonly communityId: string;
  readonly recordId: string;
  readonly events: readonly StoredEvent[];
}

/** From which status an action leads, who may take it, and where it leads. */
const ACTIONS: Readonly<Record<RequestAction, { from: RequestStatus; by: "creator" | "curator"; to: RequestStatus }>> =
  {
    submit: { from: "created", by: "creator", to: "submitted" },
    cancel: { from: "submitted", by: "creator", to: "cancelled" },
    accept: { from: "submitted", by: "curator", to: "accepted" },
    decline: { from: "submitted", by: "curator", to: "declined" },
  };

const NAMES: readonly RequestAction[] = ["submit", "cancel", "accept", "decline"];

export const isAction = (name: string): name is RequestAction => NAMES.some((action) => action === name);

/** The status that an action leads to; nothing where it cannot be taken now. */
export const outcomeOf = (request: StoredRequest, action: RequestAction): RequestStatus | undefined =>
  ACTIONS[action].from === request.status ? ACTIONS[action].to : undefined;

/** Whether somebody may take an action on the request, when its status allows it. */
export const mayAct = (
  request: StoredRequest,
  action: RequestAction,
  person: Person | undefined,
  community: Community | undefined,
): boolean => (ACTIONS[action].by === "creator" ? isCreator(request, person) : isReviewer(community, person));

/** The actions that somebody may take now. */
export const allowedActions = (
  request: StoredRequest,
  person: Person | undefined,
  community: Community | undefined,
): readonly RequestAction[] =>
  NAMES.filter((action) => outcomeOf(request, action) !== undefined && mayAct(request, action, person, community));

/** Whether somebody may read the request and comment on it: the creator, and once submitted its curators. */
export const mayRead = (
  request: StoredRequest,
  person: Person | undefined,
  community: Community | undefined,
): boolean => isCreator(request, person) || (request.status !== "created" && isReviewer(community, person));

const isCreator = (request: StoredRequest, person: Person | undefined): boolean => person?.id === request.createdBy;

const isReviewer = (community: Community | undefined, person: Person | undefined): boolean =>
  community !== undefined && isCurator(community, person);
