import type { DepositClient } from "./DepositClient.ts";
import { recordAnswer } from "./drafts.ts";
import { linkOf } from "./linkOf.ts";
import type { RequestJson } from "./requestJson.ts";

/** Reserving and giving up persistent identifiers; both answer the draft as it is then (specification 7, wire 2.2). */
export function createPids(requestJson: RequestJson): DepositClient["pids"] {
  const call = (method: "POST" | "DELETE"): DepositClient["pids"]["reserve"] => {
    return async (links, scheme, { signal } = {}) => {
      const url = linkOf(links, `reserve_${scheme}`, method);
      const body = method === "POST" ? {} : undefined;
      return recordAnswer(await requestJson({ method, url, query: { expand: 1 }, body, signal }));
    };
  };
  return { reserve: call("POST"), discard: call("DELETE") };
}
