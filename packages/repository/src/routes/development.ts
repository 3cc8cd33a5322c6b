import type { Hono } from "hono";
import type { Fault, FaultKind, Faults } from "../faults.ts";
import { isObject, type Json, type JsonObject, textAt } from "../json.ts";
import { invalid } from "../problem.ts";
import { type Environment, answerJson, type RepositoryContext } from "../repositoryContext.ts";
import { JSON_TYPE } from "../mediaTypes.ts";
import { depositPage } from "../pageConfig.ts";
import { welcome } from "../visitors.ts";
import { readBody } from "../readBody.ts";

/** One call that was answered, for `/__requests`. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Paths of development only: faults, the log of calls, and what a deposit page is given. */
export function developmentRoutes(
  app: Hono<Environment>,
  context: RepositoryContext,
  faults: Faults,
  log: LoggedRequest[],
): void {
  const list = (): Response => answerJson({ faults: faults.pending() }, 200, JSON_TYPE);

  app.get("/__faults", list);
  app.post("/__faults", async (c) => {
    faults.add(readFault(await readBody(c.get("call").request)));
    return list();
  });
  app.delete("/__faults", () => {
    faults.clear();
    return list();
  });

  app.get("/__requests", () => answerJson({ count: log.length, requests: log }, 200, JSON_TYPE));
  app.delete("/__requests", () => {
    log.length = 0;
    return answerJson({ count: 0, requests: [] }, 200, JSON_TYPE);
  });

  app.get("/__page/deposit", async (c) => {
    const call = c.get("call");
    const page = await depositPage(context, call, {
      id: c.req.query("id"),
      community: c.req.query("community"),
    });
    return welcome(call.request, answerJson(page, 200, JSON_TYPE), context.settings);
  });
}

/** `{match: {method?, path?}, fault, times?}` of a request; a fault may also be written flat. */
function readFault(body: Json): Fault {
  const sent = isObject(body) ? body : {};
  const match = isObject(sent["match"]) ? sent["match"] : sent;
  const method = textAt(match, "method");
  const path = textAt(match, "path");
  const times = sent["times"];
  return {
    ...(method === undefined ? {} : { method }),
    ...(path === undefined ? {} : { path }),
    ...(typeof times === "number" ? { times } : {}),
    fault: readKind(isObject(sent["fault"]) ? sent["fault"] : { kind: sent["fault"] ?? null }),
  };
}

function readKind(sent: JsonObject): FaultKind {
  switch (sent["kind"]) {
    case "drop": {
      const { when, afterBytes } = sent;
      return {
        kind: "drop",
        ...(when === "before" || when === "after" ? { when } : {}),
        ...(typeof afterBytes === "number" ? { afterBytes } : {}),
      };
    }
    case "delay":
      return { kind: "delay", ms: Number(sent["ms"] ?? 0) };
    case "answer":
      return {
        kind: "answer",
        status: Number(sent["status"] ?? 500),
        ...("body" in sent ? { body: sent["body"] } : {}),
      };
    default:
      throw invalid([{ field: "fault.kind", messages: ["Must be one of: drop, delay, answer."] }]);
  }
}
