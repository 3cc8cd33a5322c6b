import type { Hono } from "hono";
import { startSession } from "../authentication.ts";
import type { Environment, RepositoryContext } from "../context.ts";
import { readFault } from "../faults/fault.ts";
import type { Faults } from "../faults/faults.ts";
import type { Power } from "../faults/power.ts";
import { jsonResponse, noContentResponse } from "../http/responses.ts";
import { JSON_TYPE } from "../http/negotiation.ts";
import { readBody } from "../http/readBody.ts";
import { isObject } from "../json.ts";
import { depositPage } from "../page/depositPage.ts";

/** An answered request, for `/__requests`. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

interface Switches {
  readonly faults: Faults;
  readonly power: Power;
  readonly log: LoggedRequest[];
}

/** Development routes: faults, power, request log, checksums, open uploads, and the data of a deposit page. */
export function developmentRoutes(
  app: Hono<Environment>,
  context: RepositoryContext,
  { faults, power, log }: Switches,
): void {
  const list = (): Response => jsonResponse({ faults: faults.pending() }, 200, JSON_TYPE);

  app.get("/__faults", list);
  app.post("/__faults", async (c) => {
    faults.add(readFault(await readBody(c.get("call").request)));
    return list();
  });
  app.delete("/__faults", () => {
    faults.clear();
    return list();
  });

  app.post("/__power", async (c) => {
    const body = await readBody(c.get("call").request);
    if (isObject(body) && body["on"] === false) power.stop();
    else power.start();
    return jsonResponse({ on: power.isOn() }, 200, JSON_TYPE);
  });

  app.post("/__checksums", async () => {
    await context.checksums.now();
    return noContentResponse();
  });

  app.get("/__uploads", async () =>
    jsonResponse({ open: (await context.settings.storage.list("uploads")).length }, 200, JSON_TYPE),
  );

  app.get("/__requests", () => jsonResponse({ count: log.length, requests: log }, 200, JSON_TYPE));
  app.delete("/__requests", () => {
    log.length = 0;
    return jsonResponse({ count: 0, requests: [] }, 200, JSON_TYPE);
  });

  app.get("/__page/deposit", async (c) => {
    const call = c.get("call");
    const page = await depositPage(context, call, {
      id: c.req.query("id"),
      community: c.req.query("community"),
    });
    return startSession(call.request, jsonResponse(page, 200, JSON_TYPE), context.settings);
  });
}
