import type { Hono } from "hono";
import type { Environment, RepositoryContext } from "../context.ts";
import { retainBlobs } from "../files/blobs.ts";
import { newRecordId, newUuid, timestamp } from "../ids.ts";
import type { Person } from "../people.ts";
import { invalid, openReview, permissionDenied, pidDoesNotExist, Problem } from "../problem.ts";
import { recordResponse } from "../records/recordResponse.ts";
import { draftFor, parentOf, reviewOf, permissionsFor } from "../records/permissions.ts";
import { publishDraft } from "../records/publishDraft.ts";
import { validateForPublishing } from "../records/saveDraft.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "../storage/documents.ts";
import { put } from "../storage/storage.ts";

/** Routes to publish, to edit a published record and to start a new version (docs/platform/records.md 6, 7). */
export function publishingRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, now } = context.settings;

  app.post("/api/records/:id/draft/actions/publish", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      const errors = await validateForPublishing(context, draft);
      if (errors.length > 0) throw invalid(errors);
      const review = await reviewOf(context, parent);
      if (review?.status === "created" || review?.status === "submitted") throw openReview("publish", " request");
      const { record, parent: nextParent } = await publishDraft(context, draft, parent);
      // The platform publishes and then fails because of the declined request (docs/platform/reviews.md 8).
      if (review !== undefined) throw new Problem(500, "Internal server error");
      return recordResponse(context, call, { item: record, parent: nextParent }, 202);
    });
  });

  app.post("/api/records/:id/draft", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.withLock(id, async () => {
      const open = await storage.read("drafts", id);
      if (open !== undefined) {
        const { draft, parent } = await draftFor(context, id, call.person);
        return recordResponse(context, call, { item: draft, parent, isBare: true }, 201);
      }
      const { record, parent } = await readManagedRecord(context, id, call.person);
      const draft = draftOfEdit(record);
      await storage.write([put("drafts", id, draft), ...(await retainBlobs(context, draft.files.entries))]);
      return recordResponse(context, call, { item: draft, parent }, 201);
    });
  });

  app.post("/api/records/:id/versions", async (c) => {
    const call = c.get("call");
    const { record, parent } = await readManagedRecord(context, c.req.param("id"), call.person);
    return context.withLock(parent.id, async () => {
      const current = (await storage.read("parents", parent.id)) ?? parent;
      const latest = (await storage.read("records", current.latest?.id ?? record.id)) ?? record;
      const started = current.nextDraft === null ? undefined : await storage.read("drafts", current.nextDraft);
      const draft = started ?? draftOfNewVersion(latest, now());
      const nextParent = { ...current, nextDraft: draft.id };
      await storage.write([put("drafts", draft.id, draft), put("parents", parent.id, nextParent)]);
      return recordResponse(context, call, { item: draft, parent: nextParent, isBare: started !== undefined }, 201);
    });
  });
}

async function readManagedRecord(
  context: RepositoryContext,
  id: string,
  person: Person | undefined,
): Promise<{ record: StoredRecord; parent: StoredParent }> {
  const record = await context.settings.storage.read("records", id);
  if (record === undefined) {
    const isDraft = (await context.settings.storage.read("drafts", id)) !== undefined;
    throw isDraft ? new Problem(404, "The persistent identifier is not registered.") : pidDoesNotExist();
  }
  const parent = await parentOf(context, record);
  if (!(await permissionsFor(context, parent, person)).manage) throw permissionDenied();
  return { record, parent };
}

/** Creates the draft of an edit: the record's values with locked files. */
function draftOfEdit(record: StoredRecord): StoredDraft {
  const { nextDraftRevision, ...version } = record;
  return {
    ...version,
    kind: "draft",
    expiresAt: record.updated.replace("T", " "),
    isPublished: true,
    revision: nextDraftRevision,
    files: { ...record.files, locked: true, bucketId: newUuid() },
  };
}

/**
 * Creates the draft of a new version: no files, identifiers or `version`, and today's date (docs/platform/records.md
 * 7.2).
 */
function draftOfNewVersion(latest: StoredRecord, now: Date): StoredDraft {
  const { nextDraftRevision: _revision, ...version } = latest;
  const { version: _version, ...metadata } = latest.metadata;
  return {
    ...version,
    kind: "draft",
    id: newRecordId(),
    created: timestamp(now),
    updated: timestamp(now),
    expiresAt: timestamp(now).replace("T", " "),
    revision: 5,
    index: latest.index + 1,
    isPublished: false,
    pids: {},
    metadata: { ...metadata, publication_date: now.toISOString().slice(0, 10) },
    files: { enabled: latest.files.enabled, defaultPreview: null, bucketId: newUuid(), locked: false, entries: [] },
  };
}
