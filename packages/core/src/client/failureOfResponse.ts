import type { Failure, RequestSummary } from "../errors.ts";
import { type JsonObject, asText, isJsonObject } from "../shared/json.ts";
import { isCsrfRefusal } from "./csrf.ts";
import { retryAfter } from "./retryAfter.ts";
import { serverErrorsOf } from "./serverErrors.ts";

/** An answer of any server: its status, its text, its `Retry-After` header, and when it came (milliseconds). */
export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  readonly now: number;
}

/** The longest message that is passed on, in characters. */
const LONGEST_MESSAGE = 1000;

/** The JSON of a body, `undefined` where it is none: proxies answer in HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a server says for people to read. Only JSON says it: other bodies are markup, or not meant for depositors. */
function messageOf(body: JsonObject | null): string {
  if (body === null) return "";
  const errors = body["errors"];
  const text = asText(body["message"]).trim() || (typeof errors === "string" ? errors.trim() : "");
  return /^<[a-z!]/iu.test(text) ? "" : text.slice(0, LONGEST_MESSAGE);
}

/** What a 400 says: refused by the CSRF check, by fields, or in a sentence; without JSON it is not the platform's. */
function failureOf400(request: RequestSummary, body: JsonObject | null, message: string): Failure {
  if (body === null) return { kind: "unexpected-answer", request, status: 400, message };
  if (isCsrfRefusal(message)) return { kind: "csrf", request, message };
  const errors = Array.isArray(body["errors"]) ? serverErrorsOf(body) : [];
  if (errors.length > 0) return { kind: "invalid", request, message, errors };
  return { kind: "refused", request, status: 400, message };
}

/** What an answer means that is no success (wire 1.6): each status its own kind, and never any markup in the message. */
export function failureOfResponse(request: RequestSummary, answer: PlainAnswer): Failure {
  const json = parseJson(answer.body);
  const body = isJsonObject(json) ? json : null;
  const message = messageOf(body);
  const { status } = answer;
  switch (status) {
    case 400:
      return failureOf400(request, body, message);
    case 401:
      return { kind: "signed-out", request, message };
    case 403:
      return { kind: "permission-denied", request, message };
    case 404:
      return { kind: "not-found", request, message };
    case 409:
      return { kind: "state-conflict", request, message };
    case 410:
      return { kind: "gone", request, message };
    case 412:
      return { kind: "conflict", request, message };
    case 413:
      return { kind: "too-large", request, message };
    case 429:
      return { kind: "rate-limited", request, message, retryAfter: retryAfter(answer.retryAfter, answer.now) };
    default:
      if (status >= 500) {
        const wait = retryAfter(answer.retryAfter, answer.now);
        return { kind: "server", request, status, message, ...(wait === undefined ? {} : { retryAfter: wait }) };
      }
      if (status >= 400 && body !== null) return { kind: "refused", request, status, message };
      return { kind: "unexpected-answer", request, status, message };
  }
}
