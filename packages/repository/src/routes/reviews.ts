import type { Hono } from "hono";
import { canIncludeDirectly, canSubmit } from "../communities/community.ts";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { jsonResponse, noContentResponse } from "../http/responses.ts";
import { chooseType, JSON_TYPE, UI_TYPE } from "../http/negotiation.ts";
import { readBody } from "../http/readBody.ts";
import { newUuid, timestamp } from "../ids.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { internalError, invalid, notFound, permissionDenied, Problem } from "../problem.ts";
import { draftFor, reviewOf } from "../records/permissions.ts";
import { presentRequest } from "../requests/presentRequest.ts";
import { executeAction, readComment } from "../requests/request.ts";
import type { StoredDraft, StoredParent, StoredRequest } from "../storage/documents.ts";
import { type Change, put, remove } from "../storage/storage.ts";

const MEMBERS_ONLY = "Submission to this community is only allowed to community members.";
const ACCEPTED =
  "This request has been automatically accepted, as the uploader can submit to community directly without review.";

/** Routes for the review of a draft: choose a community, read, remove, submit (docs/platform/reviews.md 3, 4). */
export function reviewRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, communities, now } = context.settings;
  const present = (review: StoredRequest, { request, person }: Call): JsonObject => {
    const community = communities.find(({ id }) => id === review.communityId);
    return presentRequest(review, person, community, baseOf(context, request));
  };

  app.get("/api/records/:id/draft/review", async (c) => {
    const call = c.get("call");
    const { parent } = await draftFor(context, c.req.param("id"), call.person);
    const review = await attachedReview(parent);
    // Version 14 fails over its own media type (docs/platform/http.md 1).
    if (chooseType(call.request) === UI_TYPE && context.settings.platformVersion === 14) throw internalError();
    return jsonResponse(present(review, call), 200, JSON_TYPE, { ETag: `"${review.revision}"` });
  });

  app.put("/api/records/:id/draft/review", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person, { need: "manage" });
      if (draft.isPublished) throw new Problem(400, "You cannot create a review for an already published record.");
      if (parent.latest !== null)
        throw new Problem(400, "You cannot create a review for a new version of a published record.");
      const communityId = readReceiver(await readBody(call.request));
      if (!communities.some((community) => community.id === communityId)) throw notFound();
      const former = await reviewOf(context, parent);
      const number = ((await storage.read("counters", "requests"))?.value ?? 0) + 1;
      const at = timestamp(now());
      const review: StoredRequest = {
        id: newUuid(),
        number,
        created: at,
        updated: at,
        revision: 2,
        status: "created",
        title: "",
        createdBy: call.person?.id ?? parent.owner,
        communityId,
        recordId: id,
        events: [],
      };
      await storage.write([
        ...(former === undefined ? [] : detach(former, draft)),
        put("counters", "requests", { value: number }),
        put("requests", review.id, review),
        put("parents", parent.id, { ...parent, review: review.id }),
      ]);
      return jsonResponse(present(review, call), 200, JSON_TYPE);
    });
  });

  app.delete("/api/records/:id/draft/review", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person, { need: "manage" });
      const review = await attachedReview(parent);
      await storage.write([...detach(review, draft), put("parents", parent.id, { ...parent, review: null })]);
      return noContentResponse();
    });
  });

  app.post("/api/records/:id/draft/actions/submit-review", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person, { need: "manage" });
      const review = await attachedReview(parent);
      const community = communities.find((other) => other.id === review.communityId);
      if (community === undefined) throw notFound();
      if (call.person === undefined) throw permissionDenied();
      if (!canSubmit(community, call.person)) throw new Problem(403, MEMBERS_ONLY);
      const body = await readBody(call.request);
      const comment = readComment(body);
      if (review.status !== "created") throw internalError();
      const isDirect =
        canIncludeDirectly(community, call.person) && !(isObject(body) && body["require_review"] === true);
      const submitted = await executeAction(context, review, { action: "submit", by: call.person.id, comment });
      const done = isDirect ? await acceptWithoutReview(review, submitted) : submitted;
      const base = baseOf(context, call.request);
      const next = isDirect ? `${base}/records/${draft.id}` : `${base}/me/requests/${review.id}`;
      const { links, ...rest } = present(done, call);
      return jsonResponse({ ...rest, links: { ...(isObject(links) ? links : {}), next_html: next } }, 202, JSON_TYPE);
    });
  });

  /** Accepts for the depositor. If publishing fails, the submission is undone. */
  async function acceptWithoutReview(created: StoredRequest, submitted: StoredRequest): Promise<StoredRequest> {
    try {
      return await executeAction(context, submitted, { action: "accept", by: "system", comment: ACCEPTED });
    } catch (error) {
      await storage.write([put("requests", created.id, created)]);
      throw error;
    }
  }

  async function attachedReview(parent: StoredParent): Promise<StoredRequest> {
    const review = await reviewOf(context, parent);
    if (review === undefined) throw new Problem(404, "Review for draft not found");
    return review;
  }
}

/** Returns the changes that detach a review from a draft. A request that was never submitted is deleted. */
function detach(review: StoredRequest, draft: StoredDraft): Change[] {
  if (review.status === "submitted") throw new Problem(400, "An open review cannot be deleted.");
  return [
    ...(review.status === "created" ? [remove("requests", review.id)] : []),
    put("drafts", draft.id, { ...draft, revision: draft.revision + 2 }),
  ];
}

/** Returns the community id of `{receiver: {community}, type}`. */
function readReceiver(body: Json): string {
  if (!isObject(body)) throw internalError();
  if (body["type"] !== "community-submission") throw invalid([{ field: "type", messages: ["Invalid review type."] }]);
  const receiver = body["receiver"];
  const community = isObject(receiver) ? receiver["community"] : undefined;
  // The platform fails over a missing or malformed receiver.
  if (typeof community !== "string") throw internalError();
  return community;
}
