import * as z from "zod/mini";
import { linksByName } from "../record/lenient.ts";
import type { DepositClient, ReviewRequest } from "./DepositClient.ts";
import { linkOf } from "./linkOf.ts";
import { expectNoContent, readAnswer } from "./readAnswer.ts";
import type { RequestJson } from "./requestJson.ts";
import type { JsonObject } from "../shared/json.ts";

const text = z.catch(z.string(), "");

const requestSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.catch(z.object({ self: text, self_html: text, next_html: text, actions: linksByName }), {
    self: "",
    self_html: "",
    next_html: "",
    actions: {},
  }),
});

/** A request of the platform, `null` when the value is none (wire 1.4). */
function readReviewRequest(json: unknown): ReviewRequest | null {
  const read = requestSchema.safeParse(json);
  return read.success ? read.data : null;
}

/** What goes with an act on a request; without a comment nothing does (wire 1.2). */
function payloadOf(comment: string | undefined): JsonObject {
  return comment === undefined || comment.trim() === "" ? {} : { payload: { content: comment, format: "html" } };
}

/** Choosing a community, submitting to it, and acting on the request that comes of it (specification 7). */
export function createReviews(requestJson: RequestJson, api: (path: string) => string): DepositClient["reviews"] {
  return {
    update: async (record, community, { signal } = {}) =>
      readAnswer(
        await requestJson({
          method: "PUT",
          url: linkOf(record, "review", "PUT"),
          body: { receiver: { community }, type: "community-submission" },
          signal,
        }),
        readReviewRequest,
      ),
    remove: async (record, { signal } = {}) =>
      expectNoContent(await requestJson({ method: "DELETE", url: linkOf(record, "review", "DELETE"), signal })),
    submit: async (record, comment, { signal } = {}) =>
      readAnswer(
        await requestJson({
          method: "POST",
          url: linkOf(record, "submit-review", "POST"),
          body: payloadOf(comment),
          signal,
        }),
        readReviewRequest,
      ),
    // The records platform's own media type makes reading a review a 500 (wire 2.4); a request is read as plain JSON.
    read: async (id, { signal } = {}) =>
      readAnswer(
        await requestJson({
          method: "GET",
          url: api(`requests/${encodeURIComponent(id)}`),
          headers: { Accept: "application/json" },
          signal,
        }),
        readReviewRequest,
      ),
    act: async (request, action, comment, { signal } = {}) =>
      readAnswer(
        await requestJson({
          method: "POST",
          url: linkOf(request.links.actions, action, "POST"),
          headers: { Accept: "application/json" },
          body: payloadOf(comment),
          signal,
        }),
        readReviewRequest,
      ),
  };
}
