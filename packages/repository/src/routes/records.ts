import type { Hono } from "hono";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { contentResponse } from "../files/download.ts";
import { fileUrls, fileEntry, fileList } from "../files/presentFiles.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseType, JSON_TYPE } from "../http/negotiation.ts";
import { noSuchFile, notFound, permissionDenied, pidDoesNotExist, Problem } from "../problem.ts";
import { recordResponse } from "../records/recordResponse.ts";
import { parentOf, permissionsFor } from "../records/permissions.ts";
import { canReadFiles } from "../records/presentRecord.ts";
import type { StoredParent, StoredRecord } from "../storage/documents.ts";
import { parseFilePath } from "./fileContent.ts";

/**
 * Routes for published records and their files (docs/platform/records.md 1.1, files.md 12). Public records need no
 * account.
 */
export function recordRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage } = context.settings;

  app.get("/api/records/:id", async (c) => {
    const call = c.get("call");
    return answerPublished(call, await readable(c.req.param("id"), call));
  });

  app.get("/api/records/:id/versions/latest", async (c) => {
    const call = c.get("call");
    const { parent } = await readable(c.req.param("id"), call);
    return answerPublished(call, await readable(parent.latest?.id ?? "", call));
  });

  app.get("/api/records/:id/files", async (c) => {
    const call = c.get("call");
    const type = chooseType(call.request, [JSON_TYPE], [JSON_TYPE]);
    const record = await withFiles(c.req.param("id"), call);
    return jsonResponse(fileList(record, await fileUrls(context, call.request)), 200, type);
  });

  app.get("/api/records/:id/files/*", async (c) => {
    const call = c.get("call");
    const type = chooseType(call.request, [JSON_TYPE], [JSON_TYPE]);
    const record = await withFiles(c.req.param("id"), call);
    const { key, part } = parseFilePath(call.request, record.id, false);
    const file = record.files.entries.find((entry) => entry.key === key);
    if (file === undefined) throw noSuchFile(record.id, key);
    if (part === "content") return contentResponse(context, call.request, record.id, file);
    return jsonResponse(fileEntry(file, record, await fileUrls(context, call.request)), 200, type);
  });

  async function answerPublished(call: Call, { record, parent }: Readable): Promise<Response> {
    const response = await recordResponse(context, call, { item: record, parent, withFileLinks: true }, 200);
    const self = `${baseOf(context, call.request)}/api/records/${record.id}`;
    response.headers.set("Link", `<${self}> ; rel="linkset" ; type="application/linkset+json"`);
    return response;
  }

  /** Returns a published record. The id of a parent leads to its latest version. */
  async function readable(id: string, call: Call): Promise<Readable> {
    const latest = (await storage.read("parents", id))?.latest?.id;
    const record = await storage.read("records", latest ?? id);
    if (record === undefined) {
      const isDraft = (await storage.read("drafts", id)) !== undefined;
      throw isDraft ? new Problem(404, "The persistent identifier is not registered.") : pidDoesNotExist();
    }
    const parent = await parentOf(context, record);
    const mayRead = record.access["record"] === "public" || (await permissionsFor(context, parent, call.person)).view;
    if (!mayRead) throw permissionDenied();
    return { record, parent };
  }

  async function withFiles(id: string, call: Call): Promise<StoredRecord> {
    const record = await storage.read("records", id);
    if (record === undefined) throw notFound();
    const parent = await parentOf(context, record);
    if (!canReadFiles(record, (await permissionsFor(context, parent, call.person)).view)) throw permissionDenied();
    return record;
  }
}

interface Readable {
  readonly record: StoredRecord;
  readonly parent: StoredParent;
}
