import type { DepositClient } from "./DepositClient.ts";
import { recordOf } from "./drafts.ts";
import { linkOf } from "./linkOf.ts";
import type { RequestJson } from "./requestJson.ts";

/** Reading published records and beginning new versions (specification 7, wire 1.2). */
export function createRecords(requestJson: RequestJson): DepositClient["records"] {
  return {
    read: async (links, { signal } = {}) => {
      // A draft names its record by a link of its own, a record itself by `self`.
      const url = linkOf({ ...links, record: links["record"] ?? links["self"] ?? "" }, "record", "GET");
      return recordOf(await requestJson({ method: "GET", url, query: { expand: 1 }, signal }));
    },
    createVersion: async (links, { signal } = {}) =>
      recordOf(await requestJson({ method: "POST", url: linkOf(links, "versions", "POST"), signal })),
  };
}
