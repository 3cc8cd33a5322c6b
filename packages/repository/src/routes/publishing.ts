import type { Hono } from "hono";
import { newRecordId, newUuid, timestamp } from "../ids.ts";
import { isObject, type JsonObject } from "../json.ts";
import { invalid, notFound, permissionDenied, pidDoesNotExist, Problem } from "../problem.ts";
import { releaseBlobs, retainBlobs } from "../records/blobs.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "../records/documents.ts";
import { judgeForPublishing } from "../records/saveDraft.ts";
import { type Environment, answerRecord, ownDraft, parentOf, type RepositoryContext } from "../repositoryContext.ts";
import { put, remove } from "../storage.ts";
import type { Person } from "../settings.ts";

/** Publish, edit what is published, start a new version (wire 1.2, 2.4). */
export function publishingRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, now } = context.settings;

  app.post("/api/records/:id/draft/actions/publish", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.inTurn(id, async () => {
      const { draft, parent } = await ownDraft(context, id, call.person, notFound);
      const errors = await judgeForPublishing(context, draft);
      if (errors.length > 0) throw invalid(errors);
      const before = await storage.read("records", id);
      const record = publish(context, draft, before);
      const nextParent = withVersion(context, parent, record);
      await storage.write([
        put("records", id, record),
        put("parents", parent.id, nextParent),
        remove("drafts", id),
        ...doisOf(record).map((doi) => put("dois", doi, { recordId: id })),
      ]);
      // The edit brought its own count of the same bytes; the record's former count goes.
      if (before !== undefined) await releaseBlobs(context, before.files.entries);
      return answerRecord(context, call, { item: record, parent: nextParent }, 202);
    });
  });

  app.post("/api/records/:id/draft", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.inTurn(id, async () => {
      const open = await storage.read("drafts", id);
      if (open !== undefined) {
        const { draft, parent } = await ownDraft(context, id, call.person);
        return answerRecord(context, call, { item: draft, parent, isBare: true }, 201);
      }
      const { record, parent } = await ownRecord(context, id, call.person);
      const draft = edit(record);
      await storage.write([put("drafts", id, draft), ...(await retainBlobs(context, draft.files.entries))]);
      return answerRecord(context, call, { item: draft, parent }, 201);
    });
  });

  app.post("/api/records/:id/versions", async (c) => {
    const call = c.get("call");
    const { record, parent } = await ownRecord(context, c.req.param("id"), call.person);
    return context.inTurn(parent.id, async () => {
      const current = (await storage.read("parents", parent.id)) ?? parent;
      const latest = (await storage.read("records", current.latest?.id ?? record.id)) ?? record;
      const started = current.nextDraft === null ? undefined : await storage.read("drafts", current.nextDraft);
      const draft = started ?? newVersion(latest, now());
      const nextParent = { ...current, nextDraft: draft.id };
      await storage.write([put("drafts", draft.id, draft), put("parents", parent.id, nextParent)]);
      return answerRecord(context, call, { item: draft, parent: nextParent, isBare: started !== undefined }, 201);
    });
  });
}

async function ownRecord(
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
  if (person?.id !== parent.owner) throw permissionDenied();
  return { record, parent };
}

/** The record that a draft becomes: identifiers are given, files are locked. */
function publish({ settings }: RepositoryContext, draft: StoredDraft, before: StoredRecord | undefined): StoredRecord {
  const { kind: _kind, expiresAt: _expires, isPublished: _published, ...version } = draft;
  const at = timestamp(settings.now());
  const isRestricted = draft.access["record"] === "restricted";
  const managed: JsonObject = {
    identifier: `${settings.doiPrefix}/${draft.id}`,
    provider: "datacite",
    client: "datacite",
  };
  const doi = draft.pids["doi"] ?? before?.pids["doi"] ?? (isRestricted ? undefined : managed);
  return {
    ...version,
    kind: "record",
    created: before?.created ?? at,
    updated: at,
    revision: before === undefined ? (draft.files.enabled ? 4 : 3) : before.revision + 2,
    pids: {
      ...(doi === undefined ? {} : { doi }),
      ...(isRestricted ? {} : { oai: { identifier: `oai:oai:invenio-app-rdm.org::${draft.id}`, provider: "oai" } }),
    },
    files: { ...draft.files, locked: true, bucketId: before?.files.bucketId ?? draft.files.bucketId },
    nextDraftRevision: draft.revision + 7,
  };
}

function withVersion({ settings }: RepositoryContext, parent: StoredParent, record: StoredRecord): StoredParent {
  const isLatest = parent.latest === null || parent.latest.index <= record.index;
  const managed: JsonObject = {
    identifier: `${settings.doiPrefix}/${parent.id}`,
    provider: "datacite",
    client: "datacite",
  };
  const hasManaged = isObject(record.pids["doi"]) && record.pids["doi"]["provider"] === "datacite";
  return {
    ...parent,
    latest: isLatest ? { id: record.id, index: record.index } : parent.latest,
    nextDraft: parent.nextDraft === record.id ? null : parent.nextDraft,
    pids: hasManaged ? { doi: managed, ...parent.pids } : parent.pids,
  };
}

const doisOf = (record: StoredRecord): string[] => {
  const doi = record.pids["doi"];
  return isObject(doi) ? [String(doi["identifier"]).toLowerCase()] : [];
};

/** The draft of an edit: the record's own values, files locked. */
function edit(record: StoredRecord): StoredDraft {
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

/** The draft of a next version: no files, no identifiers, no `version`, dated today (wire 2.4). */
function newVersion(latest: StoredRecord, now: Date): StoredDraft {
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
