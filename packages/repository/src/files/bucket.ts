import type { Call, RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseType, JSON_TYPE, UI_TYPE } from "../http/negotiation.ts";
import { noSuchFile } from "../problem.ts";
import { draftFor } from "../records/permissions.ts";
import type { PlatformVersion } from "../settings.ts";
import type { StoredDraft, StoredFile } from "../storage/documents.ts";
import { put } from "../storage/storage.ts";
import { fileUrls, fileEntry } from "./presentFiles.ts";

const FILE_TYPES = [JSON_TYPE, UI_TYPE];

/** What the file routes share: they change a draft's entries under its lock and answer with entries. */
export interface Bucket {
  readonly answer: (call: Call, body: unknown, status?: number) => Response;
  readonly answerEntry: (call: Call, draft: StoredDraft, file: StoredFile) => Promise<Response>;
  /** Answers 200 with the entry and `errors`: the content was refused. */
  readonly answerRefused: (call: Call, draft: StoredDraft, file: StoredFile) => Promise<Response>;
  /** Runs a task with the current draft under its lock. Throws 404 and 403 as reading the draft does. */
  readonly change: (id: string, call: Call, task: (draft: StoredDraft) => Promise<Response>) => Promise<Response>;
  readonly save: (draft: StoredDraft, entries: readonly StoredFile[], revisions?: number) => Promise<StoredDraft>;
}

export function createBucket(context: RepositoryContext): Bucket {
  const { storage } = context.settings;
  const answer: Bucket["answer"] = (call, body, status = 200) =>
    jsonResponse(body, status, chooseType(call.request, FILE_TYPES, FILE_TYPES));
  return {
    answer,
    answerEntry: async (call, draft, file) =>
      answer(call, fileEntry(file, draft, await fileUrls(context, call.request))),
    async answerRefused(call, draft, file) {
      const entry = fileEntry(file, draft, await fileUrls(context, call.request));
      return answer(call, { ...entry, errors: refusedContent(context.settings.platformVersion) });
    },
    change: (id, call, task) =>
      context.withLock(id, async () => task((await draftFor(context, id, call.person)).draft)),
    async save(draft, entries, revisions = 0) {
      const changed = { ...draft, revision: draft.revision + revisions, files: { ...draft.files, entries } };
      await storage.write([put("drafts", draft.id, changed)]);
      return changed;
    },
  };
}

/** Returns the `errors` of a 200 that refuses content: a text in version 14, a list in version 15. */
export const refusedContent = (version: PlatformVersion): string | string[] => (version === 15 ? [REFUSED] : REFUSED);

const REFUSED = "File upload transfer failed.";

/** Returns the entry with a key, or throws 404. */
export function entryOf(draft: StoredDraft, key: string): StoredFile {
  const file = draft.files.entries.find((entry) => entry.key === key);
  if (file === undefined) throw noSuchFile(draft.id, key);
  return file;
}

/** Returns the draft's entries with one entry replaced. */
export const replaced = (draft: StoredDraft, file: StoredFile): StoredFile[] =>
  draft.files.entries.map((other) => (other.key === file.key ? file : other));
