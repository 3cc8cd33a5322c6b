import { DepositError, type RequestSummary } from "../errors.ts";
import { asText, isJsonObject } from "../shared/json.ts";
import { type PlainAnswer, failureOfResponse, parseJson } from "./failureOfResponse.ts";

/** Characters above which an answer is not taken apart: the links of hundreds of parts, with nothing said of errors. */
const LONG = 4096;

/** Whether a long answer is JSON that speaks of a file and of no error, as far as can be told without reading it. */
const isLongEntry = (body: string): boolean =>
  body.length > LONG && /^\s*\{/u.test(body) && body.includes('"key"') && !body.includes('"errors"');

/**
 * Reads the answer to a transfer of bytes, which is the file's entry. A 200 that says `errors` is a `refused` with status
 * 200: the platform did not take the bytes, and may have dropped the entry with them (wire 2.3). One to a part lists the
 * links of all parts, thousands of times: no more of it is looked at than says that it is an entry.
 */
export function readTransfer(request: RequestSummary, answer: PlainAnswer): void {
  const { status } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  if (isLongEntry(answer.body)) return;
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
