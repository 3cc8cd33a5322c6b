import { type DepositRecord, type RecordAnswer, readRecord } from "../record/record.ts";
import { asObject, isJsonObject } from "../shared/json.ts";
import type { DepositClient } from "./DepositClient.ts";
import { serverErrorsOf } from "./failures.ts";
import { expectNoContent, type JsonAnswer, readAnswer, type RequestJson } from "./http.ts";
import { linkOf } from "./links.ts";
import { readHits } from "./searchSchemas.ts";

/** Asks for communities and the like in full (docs/platform/records.md 1.4). */
const expanded = { expand: 1 } as const;

/**
 * Reads the record of an answer, which the platform sends whole. Returns `null` for a part of a record: the form would
 * show it as empty and save it so, or create a second draft.
 */
function readWholeRecord(json: unknown): DepositRecord | null {
  const { id, links, metadata, access = {} } = asObject(json);
  const isWhole = typeof id === "string" && [links, metadata, access].every(isJsonObject);
  return isWhole ? readRecord(json) : null;
}

const recordOf = (answer: JsonAnswer): DepositRecord => readAnswer(answer, readWholeRecord);

/** Reads a record with the server's errors about it (docs/platform/http.md 4). */
function recordAnswer(answer: JsonAnswer): RecordAnswer {
  return { record: recordOf(answer), errors: isJsonObject(answer.json) ? serverErrorsOf(answer.json) : [] };
}

/** Creates the calls that create, read, save, publish and discard drafts (docs/platform/records.md 1.1). */
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
          // The platform reads a bare integer only, without quotes (docs/platform/records.md 3.1).
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

/** Creates the calls that read published records and begin new versions (docs/platform/records.md 7.2). */
export function createRecords(requestJson: RequestJson): DepositClient["records"] {
  return {
    read: async (links, { signal } = {}) => {
      // A draft names its record by the link `record`, a record names itself by `self`.
      const url = linkOf({ ...links, record: links["record"] ?? links["self"] ?? "" }, "record", "GET");
      return recordOf(await requestJson({ method: "GET", url, query: expanded, signal }));
    },
    createVersion: async (links, { signal } = {}) =>
      recordOf(await requestJson({ method: "POST", url: linkOf(links, "versions", "POST"), signal })),
  };
}

/** Creates the calls that reserve and discard identifiers. Both answer the draft (docs/platform/pids.md 1). */
export function createPids(requestJson: RequestJson): DepositClient["pids"] {
  const call = (method: "POST" | "DELETE"): DepositClient["pids"]["reserve"] => {
    return async (links, scheme, { signal } = {}) => {
      const url = linkOf(links, `reserve_${scheme}`, method);
      const body = method === "POST" ? {} : undefined;
      return recordAnswer(await requestJson({ method, url, query: expanded, body, signal }));
    };
  };
  return { reserve: call("POST"), discard: call("DELETE") };
}
