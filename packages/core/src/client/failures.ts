import type { Failure, RequestSummary, ServerError } from "../errors.ts";
import { readServerErrors } from "../record/record.ts";
import { type JsonObject, asText, isJsonObject } from "../shared/json.ts";

/** An answer of any server: its status, text and `Retry-After` header, and when it arrived (milliseconds since 1970). */
export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  readonly now: number;
}

/** The longest message that is passed on, in characters. */
const LONGEST_MESSAGE = 1000;

/** The longest pause that is passed on: one hour, in milliseconds. */
export const LONGEST_RETRY_AFTER = 3_600_000;

/** Parses the JSON of a body. Returns `undefined` where it is none, such as the HTML of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the errors of an answer: the list by field, or a text in its place as one error of the whole record
 * (docs/platform/http.md 4).
 */
export function serverErrorsOf(body: JsonObject): readonly ServerError[] {
  const errors = body["errors"];
  if (typeof errors === "string") return errors === "" ? [] : [{ field: "", messages: [errors] }];
  if (!Array.isArray(errors)) return [];
  const texts = errors.filter((entry) => typeof entry === "string" && entry !== "").map((entry) => asText(entry));
  const ofRecord: readonly ServerError[] = texts.length === 0 ? [] : [{ field: "", messages: texts }];
  return [...readServerErrors(errors), ...ofRecord];
}

/** Returns the message for people. Only JSON has one: other bodies are markup, or not meant for depositors. */
function messageOf(body: JsonObject | null): string {
  if (body === null) return "";
  const errors = body["errors"];
  const text = asText(body["message"]).trim() || (typeof errors === "string" ? errors.trim() : "");
  return /^<[a-z!]/iu.test(text) ? "" : text.slice(0, LONGEST_MESSAGE);
}

/** Whether a message is a refusal by the platform's CSRF check of cookie, header or Referer (docs/platform/http.md 2.2). */
function isCsrfRefusal(message: string): boolean {
  return /^(CSRF (cookie|token)|Referer checking failed)/u.test(message);
}

/** Reads a 400: refused by the CSRF check, by fields, or with a message. Without JSON it is not the platform's. */
function failureOf400(request: RequestSummary, body: JsonObject | null, message: string): Failure {
  if (body === null) return { kind: "unexpected-answer", request, status: 400, message };
  if (isCsrfRefusal(message)) return { kind: "csrf", request, message };
  const errors = Array.isArray(body["errors"]) ? serverErrorsOf(body) : [];
  if (errors.length > 0) return { kind: "invalid", request, message, errors };
  return { kind: "refused", request, status: 400, message };
}

/**
 * Reads a `Retry-After` header, which holds seconds or a date. Returns milliseconds from 0 to `LONGEST_RETRY_AFTER`, or
 * `undefined` where the header cannot be read.
 */
function readRetryAfter({ retryAfter, now }: PlainAnswer): number | undefined {
  const text = retryAfter?.trim() ?? "";
  if (text === "") return undefined;
  const wait = /^\d+(\.\d+)?$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}

/**
 * Turns an answer that is not a success into a `Failure` (docs/platform/http.md 4). Each status has its own kind. The
 * message never holds markup.
 */
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
      return { kind: "rate-limited", request, message, retryAfter: readRetryAfter(answer) };
    default:
      if (status >= 500) {
        const wait = readRetryAfter(answer);
        return { kind: "server", request, status, message, ...(wait === undefined ? {} : { retryAfter: wait }) };
      }
      if (status >= 400 && body !== null) return { kind: "refused", request, status, message };
      return { kind: "unexpected-answer", request, status, message };
  }
}
