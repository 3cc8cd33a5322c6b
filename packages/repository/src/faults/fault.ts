import { isObject, type Json, type JsonObject, textAt } from "../json.ts";
import { invalid } from "../problem.ts";

/** The kinds of faults. */
export type FaultKind =
  /**
   * Breaks the connection: before the request is handled, after it (only the response is lost), or after some bytes of
   * the body.
   */
  | { readonly kind: "drop"; readonly when?: When; readonly afterBytes?: number }
  /**
   * Replaces the response. A text body is sent as HTML, any other as JSON. With `when: "after"` the request is still
   * handled: a publish that succeeded and answers 500.
   */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly when?: When;
    }
  /** Delays the response by `ms` milliseconds. With `when: "after"` the request is handled at once. */
  | { readonly kind: "delay"; readonly ms: number; readonly when?: When }
  /**
   * Keeps the connection open without a response until the faults are cleared: from the start, after handling, or after
   * some bytes of the body.
   */
  | { readonly kind: "stall"; readonly when?: When; readonly afterBytes?: number }
  /**
   * Delivers the request twice and returns the second response. Chromium does this by itself, for POST too: when a
   * reused connection breaks before the response begins (docs/platform/http.md 8).
   */
  | { readonly kind: "resend" }
  /** Changes response headers; null removes one, such as an ETag that CORS does not expose. */
  | { readonly kind: "headers"; readonly headers: Readonly<Record<string, string | null>> }
  /** Damages the request body: flips one bit, drops the second half, or swaps the halves. */
  | { readonly kind: "corrupt"; readonly how: Corruption }
  /** Refuses content with 200 and `errors` (docs/platform/files.md 5, multipart.md 2). */
  | { readonly kind: "refuse" }
  /** Splits each error message of the response into characters (docs/platform/http.md 5.3). */
  | { readonly kind: "split" };

type When = "before" | "after";

export type Corruption = "flip" | "truncate" | "swap";

/** Selects requests; without properties, all of them. */
export interface CallPattern {
  readonly method?: string;
  /** A regular expression for the path and query; default: every path. */
  readonly path?: string;
}

/** A fault and the requests that it affects. */
export interface Fault extends CallPattern {
  readonly fault: FaultKind;
  /** Only applies while a request that matches this pattern is being answered. */
  readonly during?: CallPattern;
  /** How many requests are affected (default: all, until `clear`). */
  readonly times?: number;
  /** How many matching requests pass first (default 0). */
  readonly skip?: number;
}

const KINDS = "drop, answer, delay, stall, resend, headers, corrupt, refuse, split";

/**
 * Parses `{match: {method?, path?}, fault, during?: {method?, path?}, times?, skip?}`. The fault may also be written
 * flat. Throws 400 for an unknown kind.
 */
export function readFault(body: Json): Fault {
  const sent = isObject(body) ? body : {};
  const match = isObject(sent["match"]) ? sent["match"] : sent;
  const { times, skip, during } = sent;
  return {
    ...readPattern(match),
    ...(isObject(during) ? { during: readPattern(during) } : {}),
    ...(typeof times === "number" ? { times } : {}),
    ...(typeof skip === "number" ? { skip } : {}),
    fault: readKind(isObject(sent["fault"]) ? sent["fault"] : { kind: sent["fault"] ?? null }),
  };
}

function readPattern(sent: JsonObject): CallPattern {
  const method = textAt(sent, "method");
  const path = textAt(sent, "path");
  return { ...(method === undefined ? {} : { method }), ...(path === undefined ? {} : { path }) };
}

function readKind(sent: JsonObject): FaultKind {
  const { kind, when, afterBytes } = sent;
  const timed = when === "before" || when === "after" ? ({ when } as const) : {};
  const counted = typeof afterBytes === "number" ? { afterBytes } : {};
  switch (kind) {
    case "drop":
    case "stall":
      return { kind, ...timed, ...counted };
    case "delay":
      return { kind, ms: Number(sent["ms"] ?? 0), ...timed };
    case "answer": {
      const headers = texts(sent["headers"]);
      return {
        kind,
        status: Number(sent["status"] ?? 500),
        ...timed,
        ...("body" in sent ? { body: sent["body"] } : {}),
        ...(headers === undefined ? {} : { headers }),
      };
    }
    case "headers":
      return {
        kind,
        headers: Object.fromEntries(
          Object.entries(isObject(sent["headers"]) ? sent["headers"] : {}).map(([name, value]) => [
            name,
            value === null ? null : String(value),
          ]),
        ),
      };
    case "corrupt":
      return { kind, how: readCorruption(sent["how"]) };
    case "resend":
    case "refuse":
    case "split":
      return { kind };
    default:
      throw invalid([{ field: "fault.kind", messages: [`Must be one of: ${KINDS}.`] }]);
  }
}

function readCorruption(sent: Json | undefined): Corruption {
  if (sent === "flip" || sent === "truncate" || sent === "swap") return sent;
  throw invalid([{ field: "fault.how", messages: ["Must be one of: flip, truncate, swap."] }]);
}

const texts = (sent: Json | undefined): Record<string, string> | undefined =>
  isObject(sent) ? Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])) : undefined;
