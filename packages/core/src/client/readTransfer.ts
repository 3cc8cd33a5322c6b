import { DepositError, type RequestSummary } from "../errors.ts";
import type { ServerFile } from "../record/files.ts";
import { asText, isJsonObject } from "../shared/json.ts";
import { type PlainAnswer, failureOfResponse, parseJson } from "./failureOfResponse.ts";
import { readServerFile } from "./fileSchema.ts";

/**
 * The entry in the answer to a transfer of bytes. A 200 that says `errors` is a `refused` with status 200: the platform
 * did not take the bytes, and may have dropped the entry with them (wire 2.3).
 */
export function readTransfer(request: RequestSummary, answer: PlainAnswer): ServerFile {
  const { status } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  const json = parseJson(answer.body);
  if (isJsonObject(json) && json["errors"] !== undefined && json["errors"] !== null) {
    const message = asText(json["errors"]) || JSON.stringify(json["errors"]).slice(0, 1000);
    throw new DepositError({ kind: "refused", request, status, message });
  }
  const file = readServerFile(json);
  if (file === null) throw new DepositError({ kind: "unexpected-answer", request, status, message: "" });
  return file;
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
