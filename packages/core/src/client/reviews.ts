import * as z from "zod/mini";
import { linksByName } from "../record/lenient.ts";
import type { DepositClient, ReviewRequest } from "./DepositClient.ts";
import { expectNoContent, readAnswer, type RequestJson } from "./http.ts";
import { linkOf } from "./links.ts";
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

/** Reads a request of the platform (docs/platform/reviews.md 5). Returns `null` for anything else. */
function readReviewRequest(json: unknown): ReviewRequest | null {
  const read = requestSchema.safeParse(json);
  return read.success ? read.data : null;
}

/** Returns the body of an action on a request, which is empty without a comment. */
function payloadOf(comment: string | undefined): JsonObject {
  return comment === undefined || comment.trim() === "" ? {} : { payload: { content: comment, format: "html" } };
}

/** Creates the calls that choose a community, submit to it, and act on the request (docs/platform/reviews.md 3). */
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
    // With its own media type the platform answers 500 here, so requests are read as plain JSON (docs/platform/http.md 1).
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
