import { type DepositRecord, type RecordAnswer, readRecord } from "../record/record.ts";
import { asObject, isJsonObject } from "../shared/json.ts";
import type { DepositClient } from "./DepositClient.ts";
import { linkOf } from "./linkOf.ts";
import { expectNoContent, readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";
import { readHits } from "./searchSchemas.ts";
import { serverErrorsOf } from "./serverErrors.ts";

/** Asks for communities and the like to be told in full (wire 1.2). */
const expanded = { expand: 1 } as const;

/**
 * A record of an answer, which the platform sends whole: one that lacks what the form goes by would empty it, and be saved so,
 * or make a second draft.
 */
function readWholeRecord(json: unknown): DepositRecord | null {
  const { id, links, metadata, access = {} } = asObject(json);
  const isWhole = typeof id === "string" && [links, metadata, access].every(isJsonObject);
  return isWhole ? readRecord(json) : null;
}

/** The record that an answer holds. */
export const recordOf = (answer: JsonAnswer): DepositRecord => readAnswer(answer, readWholeRecord);

/** A record with what the server did not accept of it (wire 1.6). */
export function recordAnswer(answer: JsonAnswer): RecordAnswer {
  return { record: recordOf(answer), errors: isJsonObject(answer.json) ? serverErrorsOf(answer.json) : [] };
}

/** Creating, reading, saving, publishing and discarding drafts (specification 7). */
export function createDrafts(
  requestJson: RequestJson,
  createUrl: () => string,
  api: (path: string) => string,
): DepositClient["drafts"] {
  return {
    listNewest: async ({ signal } = {}) => {
      const query = { sort: "newest", size: 10 };
      const answer = await requestJson({ method: "GET", url: api("user/records"), query, signal });
      return readAnswer(answer, (json) => readHits(json, readRecord)).hits.filter((record) => record.is_draft);
    },
    create: async (payload, { signal } = {}) =>
      recordAnswer(await requestJson({ method: "POST", url: createUrl(), query: expanded, body: payload, signal })),
    read: async (links, { signal } = {}) =>
      recordAnswer(await requestJson({ method: "GET", url: linkOf(links, "self", "GET"), query: expanded, signal })),
    save: async (links, payload, { signal, revision } = {}) =>
      recordAnswer(
        await requestJson({
          method: "PUT",
          url: linkOf(links, "self", "PUT"),
          query: expanded,
          body: payload,
          // A bare integer: the platform does not read a quoted one (wire 1.1, 2.1).
          headers: revision === undefined ? undefined : { "If-Match": String(revision) },
          signal,
        }),
      ),
    publish: async (links, { signal } = {}) =>
      recordOf(
        await requestJson({
          method: "POST",
          url: linkOf(links, "publish", "POST"),
          query: expanded,
          body: {},
          signal,
        }),
      ),
    discard: async (links, { signal } = {}) =>
      expectNoContent(await requestJson({ method: "DELETE", url: linkOf(links, "self", "DELETE"), signal })),
  };
}
