import type { Hono } from "hono";
import type { Environment, RepositoryContext } from "../context.ts";
import { releaseBlobs, retainBlobs } from "../files/blobs.ts";
import { createBucket, entryOf, replaced } from "../files/bucket.ts";
import { contentResponse } from "../files/download.ts";
import { fileUrls, fileList } from "../files/presentFiles.ts";
import { commitFile, initFile } from "../files/transfer.ts";
import { jsonResponse, noContentResponse } from "../http/responses.ts";
import { chooseType, JSON_TYPE, UI_TYPE } from "../http/negotiation.ts";
import { readBody } from "../http/readBody.ts";
import { newUuid, timestamp } from "../ids.ts";
import { isObject } from "../json.ts";
import { abortUpload } from "../objectStore/uploads.ts";
import { bucketLocked, internalError, invalid, notFound, permissionDenied, Problem } from "../problem.ts";
import { draftFor } from "../records/permissions.ts";
import type { StoredFile } from "../storage/documents.ts";
import { type Change, put } from "../storage/storage.ts";
import { fileAccessField, readAnnouncedFiles } from "../validate/announcedFiles.ts";
import { flattenErrors, mappingField, objectField } from "../validate/field.ts";
import { createFileContent, parseFilePath } from "./fileContent.ts";

const TOO_MANY = "Uploading selected files will result in exceeding the max amount per record.";
const fileBody = objectField({ unknown: "ignore", fields: { metadata: mappingField, access: fileAccessField } });

/** Routes for the files of a draft (docs/platform/files.md 1, multipart.md 1). */
export function draftFileRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, quota, now } = context.settings;
  const bucket = createBucket(context);
  const { change, save } = bucket;
  const content = createFileContent(context, bucket);
  const committing = new Set<string>();

  app.get("/api/records/:id/draft/files", async (c) => {
    const call = c.get("call");
    const { draft } = await draftFor(context, c.req.param("id"), call.person);
    return bucket.answer(call, fileList(draft, await fileUrls(context, call.request)));
  });

  app.post("/api/records/:id/draft/files", (c) => {
    const call = c.get("call");
    return change(c.req.param("id"), call, async (draft) => {
      if (!draft.files.enabled) throw new Problem(403, "Files are not enabled.");
      const announced = readAnnouncedFiles(await readBody(call.request));
      const entries = [...draft.files.entries];
      if (entries.length + announced.length > quota.maxFiles) throw new Problem(400, TOO_MANY);
      const opened: Change[] = [];
      for (const file of announced) {
        if (entries.some(({ key }) => key === file.key))
          throw new Problem(400, `File with key ${file.key} already exists.`);
        const { entry, changes } = initFile(file, context.settings);
        entries.push(entry);
        opened.push(...changes);
      }
      await storage.write(opened);
      const saved = await save(draft, entries);
      return bucket.answer(call, fileList(saved, await fileUrls(context, call.request)), 201);
    });
  });

  app.delete("/api/records/:id/draft/files", (c) => {
    const call = c.get("call");
    return change(c.req.param("id"), call, async (draft) => {
      if (draft.files.locked) throw bucketLocked();
      await save({ ...draft, files: { ...draft.files, defaultPreview: null } }, [], 2);
      await releaseBlobs(context, draft.files.entries);
      return noContentResponse();
    });
  });

  app.get("/api/records/:id/draft/files/*", async (c) => {
    const call = c.get("call");
    const { draft } = await draftFor(context, c.req.param("id"), call.person);
    const { key, part } = parseFilePath(call.request, draft.id, true);
    const file = entryOf(draft, key);
    if (part === "entry") return bucket.answerEntry(call, draft, file);
    if (file.transfer) throw permissionDenied();
    if (!file.committed) throw internalError();
    return contentResponse(context, call.request, draft.id, file);
  });

  app.put("/api/records/:id/draft/files/*", async (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key, part, number } = parseFilePath(call.request, id, true);
    if (number !== undefined) return content.putPart(id, key, number, call);
    if (part === "content") return content.putWhole(id, key, call);
    return change(id, call, async (draft) => {
      const sent = await readBody(call.request, [JSON_TYPE]);
      const file = entryOf(draft, key);
      const outcome = fileBody.load(sent);
      if (!outcome.ok) throw invalid(flattenErrors(outcome.errors));
      const { metadata, access } = isObject(outcome.value) ? outcome.value : {};
      const changed: StoredFile = {
        ...file,
        updated: timestamp(now()),
        metadata: isObject(metadata) ? metadata : file.metadata,
        hidden: isObject(access) ? access["hidden"] === true : file.hidden,
      };
      await save(draft, replaced(draft, changed));
      return bucket.answerEntry(call, draft, changed);
    });
  });

  app.post("/api/records/:id/draft/files/*", async (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key, part } = parseFilePath(call.request, id, true);
    const file = `${id} ${key}`;
    // One of two concurrent commits is answered with 500 (docs/platform/files.md 6).
    if (committing.has(file)) throw internalError();
    if (part === "commit") committing.add(file);
    try {
      return await change(id, call, async (draft) => {
        if (part !== "commit") throw new Problem(405, "The method is not allowed for the requested URL.");
        const pending = entryOf(draft, key);
        const { file: committed, changes, computeLater } = await commitFile(context, pending);
        await storage.write(changes);
        const isWhole = !pending.transfer && !pending.committed;
        const kept = isWhole ? { ...committed, metadata: committed.metadata ?? {} } : committed;
        await save(draft, replaced(draft, kept));
        computeLater?.();
        return await bucket.answerEntry(call, draft, committed);
      });
    } finally {
      committing.delete(file);
    }
  });

  app.delete("/api/records/:id/draft/files/*", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key } = parseFilePath(call.request, id, true);
    return change(id, call, async (draft) => {
      const file = entryOf(draft, key);
      if (draft.files.locked && file.committed) throw bucketLocked();
      const defaultPreview = draft.files.defaultPreview === key ? null : draft.files.defaultPreview;
      const rest = draft.files.entries.filter((other) => other.key !== key);
      await save({ ...draft, files: { ...draft.files, defaultPreview } }, rest, 2);
      await releaseBlobs(context, [file]);
      // Only deleting a single file aborts its object store upload (docs/platform/multipart.md 6).
      const { transfer } = file;
      if (transfer && "upload" in transfer.into) await abortUpload(context, transfer.into.upload, transfer.parts);
      return noContentResponse();
    });
  });
}

/** Imports the files of the latest published version without copying bytes (docs/platform/files.md 10). */
export function filesImportRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, now } = context.settings;

  app.post("/api/records/:id/draft/actions/files-import", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      if (!draft.files.enabled)
        throw invalid([{ field: "files.enabled", messages: ["Files support must be enabled."] }]);
      if (draft.files.entries.length > 0)
        throw invalid([{ field: "files.enabled", messages: ["Please remove all files first."] }]);
      const previous = parent.latest === null ? undefined : await storage.read("records", parent.latest.id);
      if (previous === undefined) throw notFound();
      const at = timestamp(now());
      const entries = previous.files.entries.map((file) => ({
        ...file,
        created: at,
        updated: at,
        metadata: file.metadata ?? {},
        content: file.content === null ? null : { ...file.content, versionId: newUuid() },
      }));
      const filled = {
        ...draft,
        revision: draft.revision + 2,
        files: { ...draft.files, defaultPreview: previous.files.defaultPreview, entries },
      };
      await storage.write([put("drafts", id, filled), ...(await retainBlobs(context, entries))]);
      return jsonResponse(
        fileList(filled, await fileUrls(context, call.request)),
        201,
        chooseType(call.request, [JSON_TYPE, UI_TYPE]),
      );
    });
  });
}
