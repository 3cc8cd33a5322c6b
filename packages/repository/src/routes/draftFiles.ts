import type { Hono } from "hono";
import { newUuid, timestamp } from "../ids.ts";
import { isObject } from "../json.ts";
import { chooseType, JSON_TYPE, UI_TYPE } from "../mediaTypes.ts";
import { bucketLocked, internalError, invalid, noSuchFile, Problem } from "../problem.ts";
import { readBody } from "../readBody.ts";
import { releaseBlobs } from "../records/blobs.ts";
import { contentResponse } from "../records/contentResponse.ts";
import type { StoredDraft, StoredFile } from "../records/documents.ts";
import { fileEntry, fileList, newFile } from "../records/filesBlock.ts";
import { receiveContent } from "../records/receiveContent.ts";
import {
  type Environment,
  answerJson,
  baseOf,
  type Call,
  noContent,
  draftFor,
  type RepositoryContext,
} from "../repositoryContext.ts";
import { put } from "../storage.ts";
import { flattenErrors } from "../validate/fieldErrors.ts";
import { fileAccessField, fileMetadataField, readAnnouncedFiles } from "../validate/initFiles.ts";
import { objectField } from "../validate/objectField.ts";
import { readFileAddress } from "./fileAddress.ts";

const TOO_MANY = "Uploading selected files will result in exceeding the max amount per record.";
const FILE_TYPES = [JSON_TYPE, UI_TYPE];
const fileBody = objectField({ unknown: "ignore", fields: { metadata: fileMetadataField, access: fileAccessField } });

/** The files of a draft: list, init, content, commit, read, change, delete (wire 1.3, 2.3). */
export function draftFileRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, quota, now } = context.settings;
  const answer = (call: Call, body: unknown, status = 200): Response =>
    answerJson(body, status, chooseType(call.request, FILE_TYPES, FILE_TYPES));

  /** Changes the entries of a draft, one change at a time. */
  const change = (id: string, call: Call, task: (draft: StoredDraft) => Promise<Response>): Promise<Response> =>
    context.inTurn(id, async () => task((await draftFor(context, id, call.person)).draft));

  const save = async (draft: StoredDraft, entries: readonly StoredFile[], revisions = 0): Promise<StoredDraft> => {
    const changed = { ...draft, revision: draft.revision + revisions, files: { ...draft.files, entries } };
    await storage.write([put("drafts", draft.id, changed)]);
    return changed;
  };

  app.get("/api/records/:id/draft/files", async (c) => {
    const call = c.get("call");
    const { draft } = await draftFor(context, c.req.param("id"), call.person);
    return answer(call, fileList(draft, baseOf(context, call.request)));
  });

  app.post("/api/records/:id/draft/files", (c) => {
    const call = c.get("call");
    return change(c.req.param("id"), call, async (draft) => {
      if (!draft.files.enabled) throw new Problem(403, "Files are not enabled.");
      const announced = readAnnouncedFiles(await readBody(call.request));
      const entries = [...draft.files.entries];
      if (entries.length + announced.length > quota.maxFiles) throw new Problem(400, TOO_MANY);
      for (const file of announced) {
        if (entries.some(({ key }) => key === file.key))
          throw new Problem(400, `File with key ${file.key} already exists.`);
        entries.push({
          ...newFile(file.key, file.size, now()),
          hidden: file.hidden,
          metadata: isObject(file.metadata) ? file.metadata : null,
        });
      }
      return answer(call, fileList(await save(draft, entries), baseOf(context, call.request)), 201);
    });
  });

  app.delete("/api/records/:id/draft/files", (c) => {
    const call = c.get("call");
    return change(c.req.param("id"), call, async (draft) => {
      if (draft.files.locked) throw bucketLocked();
      await save({ ...draft, files: { ...draft.files, defaultPreview: null } }, [], 2);
      await releaseBlobs(context, draft.files.entries);
      return noContent();
    });
  });

  app.get("/api/records/:id/draft/files/*", async (c) => {
    const call = c.get("call");
    const { draft } = await draftFor(context, c.req.param("id"), call.person);
    const { key, part } = readFileAddress(call.request, draft.id, true);
    const file = entryOf(draft, key);
    if (part === "entry") return answer(call, fileEntry(file, draft, baseOf(context, call.request)));
    if (!file.committed) throw internalError();
    return contentResponse(storage, draft.id, file);
  });

  app.put("/api/records/:id/draft/files/*", async (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key, part } = readFileAddress(call.request, id, true);
    if (part === "content") return putContent(id, key, call);
    return change(id, call, async (draft) => {
      const file = entryOf(draft, key);
      const outcome = fileBody.load(await readBody(call.request));
      if (!outcome.ok) throw invalid(flattenErrors(outcome.errors));
      const { metadata, access } = isObject(outcome.value) ? outcome.value : {};
      const changed: StoredFile = {
        ...file,
        updated: timestamp(now()),
        metadata: isObject(metadata) ? metadata : file.metadata,
        hidden: isObject(access) ? access["hidden"] === true : file.hidden,
      };
      await save(draft, replaced(draft, changed));
      return answer(call, fileEntry(changed, draft, baseOf(context, call.request)));
    });
  });

  async function putContent(id: string, key: string, call: Call): Promise<Response> {
    const { request } = call;
    const { draft } = await draftFor(context, id, call.person);
    const file = entryOf(draft, key);
    if (draft.files.locked) throw bucketLocked();
    if (request.headers.get("Content-Type")?.split(";")[0]?.trim() !== "application/octet-stream")
      throw new Problem(415, "Invalid 'Content-Type' header. Expected one of: application/octet-stream");
    if (file.committed) return refuseContent(id, file, call);

    const used = draft.files.entries
      .filter((other) => other.key !== key)
      .reduce((sum, { content }) => sum + (content?.size ?? 0), 0);
    const blob = newUuid();
    const received = await receiveContent(storage, blob, request.body, quota.maxStorage - used);
    return change(id, call, async (current) => {
      const pending = current.files.entries.find((other) => other.key === key);
      if (pending === undefined) {
        // Deleted while its content was on the way.
        await storage.deleteBytes(blob);
        throw noSuchFile(id, key);
      }
      const content = { fileId: newUuid(), versionId: newUuid(), blob, ...received };
      await storage.write([put("blobs", blob, { uses: 1 })]);
      const changed = { ...pending, content };
      await save(current, replaced(current, changed));
      await releaseBlobs(context, [pending]);
      return answer(call, fileEntry(changed, current, baseOf(context, request)));
    });
  }

  /** Content for a committed file: answered 200 with a text in `errors`, and the file is gone (wire 2.3). */
  async function refuseContent(id: string, file: StoredFile, call: Call): Promise<Response> {
    await call.request.body?.cancel();
    return change(id, call, async (draft) => {
      await save(
        draft,
        draft.files.entries.filter(({ key }) => key !== file.key),
      );
      await releaseBlobs(context, [file]);
      const body = { ...fileEntry(file, draft, baseOf(context, call.request)), errors: "File upload transfer failed." };
      return answer(call, body);
    });
  }

  app.post("/api/records/:id/draft/files/*", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key, part } = readFileAddress(call.request, id, true);
    return change(id, call, async (draft) => {
      if (part !== "commit") throw new Problem(405, "The method is not allowed for the requested URL.");
      const file = entryOf(draft, key);
      if (file.content === null) throw internalError();
      const committed = { ...file, committed: true, updated: timestamp(now()) };
      await save(draft, replaced(draft, { ...committed, metadata: file.metadata ?? {} }));
      return answer(call, fileEntry(committed, draft, baseOf(context, call.request)));
    });
  });

  app.delete("/api/records/:id/draft/files/*", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const { key } = readFileAddress(call.request, id, true);
    return change(id, call, async (draft) => {
      const file = entryOf(draft, key);
      if (draft.files.locked && file.committed) throw bucketLocked();
      const defaultPreview = draft.files.defaultPreview === key ? null : draft.files.defaultPreview;
      const rest = draft.files.entries.filter((other) => other.key !== key);
      await save({ ...draft, files: { ...draft.files, defaultPreview } }, rest, 2);
      await releaseBlobs(context, [file]);
      return noContent();
    });
  });
}

function entryOf(draft: StoredDraft, key: string): StoredFile {
  const file = draft.files.entries.find((entry) => entry.key === key);
  if (file === undefined) throw noSuchFile(draft.id, key);
  return file;
}

const replaced = (draft: StoredDraft, file: StoredFile): StoredFile[] =>
  draft.files.entries.map((other) => (other.key === file.key ? file : other));
