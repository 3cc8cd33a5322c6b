import { isObject, type Json, type JsonObject, textAt } from "../json.ts";
import { invalid } from "../problem.ts";
import type { CallPattern, Corruption, Fault, FaultKind } from "./faultKind.ts";

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
