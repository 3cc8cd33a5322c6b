import { DepositError } from "../errors.ts";
import type { JsonAnswer } from "./requestJson.ts";

/**
 * What was asked for, read from an answer; an answer that is something else (a sign-in page, a captive portal, JSON of
 * another kind) is an `unexpected-answer`, however successful its status.
 */
export function readAnswer<Wanted>(answer: JsonAnswer, read: (json: unknown) => Wanted | null): Wanted {
  const wanted = answer.json === undefined ? null : read(answer.json);
  if (wanted === null) throw unexpected(answer);
  return wanted;
}

/** Makes sure that an answer without content, as to a deletion, is one: a page in its place is an `unexpected-answer`. */
export function expectNoContent(answer: JsonAnswer): void {
  if (!answer.isEmpty && answer.json === undefined) throw unexpected(answer);
}

function unexpected({ request, status }: JsonAnswer): DepositError {
  return new DepositError({ kind: "unexpected-answer", request, status, message: "" });
}
