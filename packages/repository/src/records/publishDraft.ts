import { timestamp } from "../ids.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { RepositoryContext } from "../context.ts";
import { put, remove } from "../storage/storage.ts";
import { releaseBlobs } from "../files/blobs.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "../storage/documents.ts";

interface Published {
  readonly record: StoredRecord;
  readonly parent: StoredParent;
}

/** Publishes a validated draft: replaces it with a record and registers its identifiers. */
export async function publishDraft(
  context: RepositoryContext,
  draft: StoredDraft,
  parent: StoredParent,
): Promise<Published> {
  const { storage } = context.settings;
  const before = await storage.read("records", draft.id);
  const record = toRecord(context, draft, before);
  const nextParent = withVersion(context, parent, record);
  await storage.write([
    put("records", record.id, record),
    put("parents", parent.id, nextParent),
    remove("drafts", record.id),
    ...doisOf(record).map((doi) => put("dois", doi, { recordId: record.id })),
  ]);
  // The edit added a reference to each blob, so the references of the replaced record are removed.
  if (before !== undefined) await releaseBlobs(context, before.files.entries);
  return { record, parent: nextParent };
}

/** Converts a draft into a record: assigns identifiers and locks files. */
function toRecord({ settings }: RepositoryContext, draft: StoredDraft, before: StoredRecord | undefined): StoredRecord {
  const { kind: _kind, expiresAt: _expires, isPublished: _published, ...version } = draft;
  const at = timestamp(settings.now());
  const isRestricted = draft.access["record"] === "restricted";
  const managed: JsonObject = {
    identifier: `${settings.doiPrefix}/${draft.id}`,
    provider: "datacite",
    client: "datacite",
  };
  const isMinted = settings.isDoiRequired && !isRestricted;
  const oai: JsonObject = { identifier: `oai:oai:invenio-app-rdm.org::${draft.id}`, provider: "oai" };
  const doi = draft.pids["doi"] ?? before?.pids["doi"] ?? (isMinted ? managed : undefined);
  return {
    ...version,
    kind: "record",
    created: before?.created ?? at,
    updated: at,
    revision: publishedRevision(settings.isDoiRequired, draft, before),
    pids: {
      ...(doi === undefined ? {} : { doi }),
      ...(isRestricted && draft.pids["oai"] === undefined ? {} : { oai }),
    },
    files: { ...draft.files, locked: true, bucketId: before?.files.bucketId ?? draft.files.bucketId },
    nextDraftRevision: draft.revision + 7,
  };
}

/** Returns the revision after publishing. The platform writes the record more often where a DOI is optional. */
function publishedRevision(isDoiRequired: boolean, { files }: StoredDraft, before: StoredRecord | undefined): number {
  if (before !== undefined) return before.revision + (isDoiRequired ? 2 : 4);
  return 3 + (files.enabled ? 1 : 0) + (isDoiRequired ? 0 : 1);
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
