import type { Call, RepositoryContext } from "../context.ts";
import { releaseBlobs } from "../files/blobs.ts";
import { type Bucket, entryOf, replaced } from "../files/bucket.ts";
import { receiveContent, receivePart } from "../files/receiveContent.ts";
import { newUuid } from "../ids.ts";
import { bucketLocked, internalError, noSuchFile, Problem } from "../problem.ts";
import { draftFor } from "../records/permissions.ts";
import type { StoredDraft, StoredFile } from "../storage/documents.ts";
import { put } from "../storage/storage.ts";

/** Receives the content of a file, whole or in parts (docs/platform/files.md 5, multipart.md 2). */
interface FileContent {
  readonly putWhole: (id: string, key: string, call: Call) => Promise<Response>;
  readonly putPart: (id: string, key: string, number: number, call: Call) => Promise<Response>;
}

export function createFileContent(context: RepositoryContext, bucket: Bucket): FileContent {
  const { storage, quota, store, now } = context.settings;

  /** Returns the entry, or throws if the caller may not write to it. */
  async function open(id: string, key: string, call: Call): Promise<{ draft: StoredDraft; file: StoredFile }> {
    const { draft } = await draftFor(context, id, call.person);
    const file = entryOf(draft, key);
    if (draft.files.locked) throw bucketLocked();
    const type = call.request.headers.get("Content-Type") ?? "";
    if (type !== "" && type.split(";")[0]?.trim() !== "application/octet-stream")
      throw new Problem(415, "Invalid 'Content-Type' header. Expected one of: application/octet-stream");
    return { draft, file };
  }

  /** Refuses content for a file that is committed or comes in parts: answers 200 with `errors` and deletes the file. */
  async function refuse(id: string, file: StoredFile, call: Call): Promise<Response> {
    await call.request.body?.cancel();
    return bucket.change(id, call, async (draft) => {
      await bucket.save(
        draft,
        draft.files.entries.filter(({ key }) => key !== file.key),
      );
      await releaseBlobs(context, [file]);
      return bucket.answerRefused(call, draft, file);
    });
  }

  return {
    async putWhole(id, key, call) {
      const { draft, file } = await open(id, key, call);
      if (file.committed || file.transfer) return refuse(id, file, call);
      const used = draft.files.entries
        .filter((other) => other.key !== key)
        .reduce((sum, { content }) => sum + (content?.size ?? 0), 0);
      const blob = newUuid();
      const received = await receiveContent(storage, blob, call.request.body, {
        inBucket: quota.maxStorage - used,
        perFile: quota.maxFileSize,
      });
      return bucket.change(id, call, async (current) => {
        const pending = current.files.entries.find((other) => other.key === key);
        if (pending === undefined) {
          // The file was deleted while its content arrived.
          await storage.deleteBytes(blob);
          throw noSuchFile(id, key);
        }
        const checksum = `md5:${received.md5}`;
        const content = { fileId: newUuid(), versionId: newUuid(), blobs: [blob], size: received.size, checksum };
        const object = { blobs: [blob], size: received.size, etag: received.md5, modified: now().toUTCString() };
        await storage.write([
          put("blobs", blob, { uses: 1 }),
          ...(store === undefined ? [] : [put("objects", content.fileId, object)]),
        ]);
        const changed = { ...pending, content };
        await bucket.save(current, replaced(current, changed));
        await releaseBlobs(context, [pending]);
        return bucket.answerEntry(call, current, changed);
      });
    },

    async putPart(id, key, number, call) {
      const { draft, file } = await open(id, key, call);
      const { transfer } = file;
      if (!transfer) throw new Problem(400, 'Transfer type "L" does not support multipart uploads.');
      if (number === 0 || !("blob" in transfer.into)) throw internalError();
      const { blob } = transfer.into;
      const isTaken = await receivePart(storage, transfer, blob, number, call.request);
      const current = await storage.read("drafts", id);
      const isThere = current?.files.entries.some(
        (entry) => entry.transfer?.fileId === transfer.fileId || entry.content?.fileId === transfer.fileId,
      );
      if (isThere !== true) {
        // The file was deleted while its part arrived.
        await storage.deleteBytes(blob);
        throw noSuchFile(id, key);
      }
      return isTaken ? bucket.answerEntry(call, draft, file) : bucket.answerRefused(call, draft, file);
    },
  };
}

/** What a path below `…/files/` names: an entry, its content, or its commit. */
interface FilePath {
  readonly key: string;
  readonly part: "entry" | "content" | "commit";
  /** The part number in `…/content/1`. */
  readonly number?: number;
}

/** Parses the path of a file. Keys may contain slashes and percent-encoded characters. */
export function parseFilePath(request: Request, recordId: string, isDraft: boolean): FilePath {
  const prefix = `/api/records/${recordId}${isDraft ? "/draft" : ""}/files/`;
  const rest = new URL(request.url).pathname.slice(prefix.length);
  const piece = request.method === "PUT" ? /^(.+)\/content\/(\d+)$/.exec(rest) : null;
  if (piece !== null) return { key: decodeKey(piece[1] ?? ""), part: "content", number: Number(piece[2]) };
  const last = rest.slice(rest.lastIndexOf("/") + 1);
  const part = rest.includes("/") && (last === "content" || last === "commit") ? last : "entry";
  const key = part === "entry" ? rest : rest.slice(0, -part.length - 1);
  return { key: decodeKey(key), part };
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
