import { isObject, type Json, type JsonObject, textAt } from "../json.ts";
import { invalid } from "../problem.ts";

/** What goes wrong when a fault strikes. */
export type FaultKind =
  /** The connection breaks: before the call is handled, after it (the answer is lost), or once so many bytes of the body came. */
  | { readonly kind: "drop"; readonly when?: When; readonly afterBytes?: number }
  /**
   * This answer instead of the real one; a text body is HTML, anything else JSON. With `when: "after"` the call is handled
   * all the same: a publish that happened and says 500.
   */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly when?: When;
    }
  /** The real answer, so many milliseconds late; with `when: "after"` what the call does is done at once. */
  | { readonly kind: "delay"; readonly ms: number; readonly when?: When }
  /** No answer, and the connection stays open until the faults are cleared: before the call, after it, or once so many bytes came. */
  | { readonly kind: "stall"; readonly when?: When; readonly afterBytes?: number }
  /**
   * The request arrives twice and gets the second answer. Chromium does this by itself, to a POST as well, when a reused
   * connection breaks before the answer begins.
   */
  | { readonly kind: "resend" }
  /** The real answer with other headers; null takes one away, as an ETag that CORS does not show. */
  | { readonly kind: "headers"; readonly headers: Readonly<Record<string, string | null>> }
  /** Bytes that change on the way: one bit flipped, the second half lost, the halves swapped. */
  | { readonly kind: "corrupt"; readonly how: Corruption }
  /**
   * Content is answered 200 with `errors`: a whole file is gone then, a part can be sent again
   * (docs/platform/files.md 5, multipart.md 2).
   */
  | { readonly kind: "refuse" }
  /** Every message of the real answer comes split into its characters (docs/platform/http.md 5.3). */
  | { readonly kind: "split" };

type When = "before" | "after";

export type Corruption = "flip" | "truncate" | "swap";

/** Which calls are meant: all of them where nothing is said. */
export interface CallPattern {
  readonly method?: string;
  /** A regular expression that the path with its query must match; every path without it. */
  readonly path?: string;
}

/** A fault and the calls it strikes. */
export interface Fault extends CallPattern {
  readonly fault: FaultKind;
  /** Only while another call of this kind is being answered. */
  readonly during?: CallPattern;
  /** How many calls are struck (default: all, until `clear`). */
  readonly times?: number;
  /** How many calls that match pass unharmed first (default 0). */
  readonly skip?: number;
}

const KINDS = "drop, answer, delay, stall, resend, headers, corrupt, refuse, split";

/** `{match: {method?, path?}, fault, during?: {method?, path?}, times?, skip?}` of a request; a fault may also be written flat. 400 for another kind. */
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
