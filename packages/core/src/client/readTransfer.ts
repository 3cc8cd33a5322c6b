import { DepositError, type RequestSummary } from "../errors.ts";
import { asText, isJsonObject } from "../shared/json.ts";
import { type PlainAnswer, failureOfResponse, parseJson } from "./failureOfResponse.ts";

/**
 * Reads the answer to a transfer of bytes, which is the file's entry. A 200 that says `errors` is a `refused` with status
 * 200: the platform did not take the bytes, and may have dropped the entry with them (wire 2.3). One to a part lists the
 * links of all parts, thousands of times: no more of it is looked at than says that it is an entry.
 */
export function readTransfer(request: RequestSummary, answer: PlainAnswer): void {
  const { status } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  const json = parseJson(answer.body);
  if (isJsonObject(json) && json["errors"] !== undefined && json["errors"] !== null) {
    const message = asText(json["errors"]) || JSON.stringify(json["errors"]).slice(0, 1000);
    throw new DepositError({ kind: "refused", request, status, message });
  }
  if (!isJsonObject(json) || typeof json["key"] !== "string")
    throw new DepositError({ kind: "unexpected-answer", request, status, message: "" });
}

/** The digest in a store's answer to the bytes of a part (its ETag), `null` where the page may not see it. */
export function readStored(
  request: RequestSummary,
  answer: PlainAnswer & { readonly etag?: string | null | undefined },
): {
  readonly etag: string | null;
} {
  const { status, etag = null } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  return { etag };
}
