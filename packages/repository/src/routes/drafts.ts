import type { Hono } from "hono";
import type { Environment, RepositoryContext } from "../context.ts";
import { releaseBlobs } from "../files/blobs.ts";
import { noContentResponse } from "../http/responses.ts";
import { readBody } from "../http/readBody.ts";
import { newRecordId, newUuid, timestamp } from "../ids.ts";
import { isObject } from "../json.ts";
import { internalError, invalid, openReview, permissionDenied, pidDoesNotExist } from "../problem.ts";
import { recordResponse } from "../records/recordResponse.ts";
import { checkRevision, draftFor, reviewOf } from "../records/permissions.ts";
import { completeAccess } from "../records/presentRecord.ts";
import { applySave } from "../records/saveDraft.ts";
import type { StoredDraft, StoredParent } from "../storage/documents.ts";
import { put, remove } from "../storage/storage.ts";

/** Routes to create, read, save and delete a draft (docs/platform/records.md 1.1). */
export function draftRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, now } = context.settings;

  app.post("/api/records", async (c) => {
    const call = c.get("call");
    if (call.person === undefined) throw permissionDenied();
    const body = await readBody(call.request);
    const parent: StoredParent = {
      id: newRecordId(),
      owner: call.person.id,
      pids: {},
      latest: null,
      nextDraft: newRecordId(),
    };
    const { draft, errors, revisions } = await applySave(context, emptyDraft(parent, now()), body, true);
    const saved = { ...draft, revision: draft.revision + revisions };
    await storage.write([put("parents", parent.id, parent), put("drafts", saved.id, saved)]);
    return recordResponse(context, call, { item: saved, parent, errors, hadFiles: false }, 201);
  });

  app.get("/api/records/:id/draft", async (c) => {
    const call = c.get("call");
    const { draft, parent } = await draftFor(context, c.req.param("id"), call.person, { isRead: true });
    return recordResponse(context, call, { item: draft, parent }, 200);
  });

  app.put("/api/records/:id/draft", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      checkRevision(call.request, draft.revision);
      const { draft: next, errors, revisions } = await applySave(context, draft, await readBody(call.request), false);
      const saved = { ...next, revision: draft.revision + revisions, updated: timestamp(now()) };
      await storage.write([put("drafts", id, saved)]);
      return recordResponse(context, call, { item: saved, parent, errors, hadFiles: draft.files.enabled }, 200);
    });
  });

  app.delete("/api/records/:id/draft", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person, { need: "manage" });
      checkRevision(call.request, draft.revision);
      const review = await reviewOf(context, parent);
      if (review?.status === "submitted") throw openReview("delete");
      const record = await storage.read("records", id);
      const rest =
        record !== undefined
          ? [put("records", id, { ...record, nextDraftRevision: draft.revision + 8 })]
          : [
              ...(review === undefined ? [] : [remove("requests", review.id)]),
              parent.latest === null
                ? remove("parents", parent.id)
                : put("parents", parent.id, { ...parent, nextDraft: null }),
            ];
      await storage.write([remove("drafts", id), ...rest]);
      await releaseBlobs(context, draft.files.entries);
      return noContentResponse();
    });
  });
}

const emptyDraft = (parent: StoredParent, now: Date): StoredDraft => ({
  kind: "draft",
  id: parent.nextDraft ?? newRecordId(),
  parentId: parent.id,
  created: timestamp(now),
  updated: timestamp(now),
  expiresAt: timestamp(now).replace("T", " "),
  revision: 3,
  index: 1,
  metadata: {},
  customFields: {},
  access: completeAccess(undefined),
  pids: {},
  files: { enabled: true, defaultPreview: null, bucketId: newUuid(), locked: false, entries: [] },
  isPublished: false,
});

/** Routes to reserve and discard a DOI (docs/platform/pids.md 1). */
export function pidRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, doiPrefix } = context.settings;

  app.post("/api/records/:id/draft/pids/:scheme", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      const scheme = c.req.param("scheme");
      if (scheme !== "doi") throw internalError();
      if (draft.pids["doi"] !== undefined)
        throw invalid([{ field: "pids.doi", messages: ["A PID already exists for type doi"] }]);
      const doi = { identifier: `${doiPrefix}/${id}`, provider: "datacite", client: "datacite" };
      const saved = { ...draft, revision: draft.revision + 2, pids: { ...draft.pids, doi } };
      await storage.write([put("drafts", id, saved)]);
      return recordResponse(context, call, { item: saved, parent }, 201);
    });
  });

  app.delete("/api/records/:id/draft/pids/:scheme", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      const { doi, ...others } = draft.pids;
      if (c.req.param("scheme") !== "doi" || !isObject(doi) || doi["provider"] !== "datacite") throw pidDoesNotExist();
      if (draft.isPublished)
        throw invalid([
          { field: "pids.doi", messages: ["Cannot discard a reserved or registered persistent identifier."] },
        ]);
      const saved = { ...draft, revision: draft.revision + 2, pids: others };
      await storage.write([put("drafts", id, saved)]);
      return recordResponse(context, call, { item: saved, parent }, 200);
    });
  });
}
