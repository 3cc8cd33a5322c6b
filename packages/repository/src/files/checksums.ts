import { padTo, readBlobs } from "./streams.ts";
import type { createKeyedMutex } from "../keyedMutex.ts";
import type { Settings } from "../settings.ts";
import { type Change, put } from "../storage/storage.ts";
import { compositeDigest, digestWholeAndParts } from "../objectStore/uploads.ts";
import type { StoredContent, StoredFile, StoredFiles } from "../storage/documents.ts";

/**
 * Computes the MD5 of files sent in parts, like the platform's worker after the commit (docs/platform/multipart.md 5).
 */
export interface Checksums {
  /** Returns `md5:…`, or the composite checksum of the object store if the parts do not match it. */
  compute(content: StoredContent, partSize: number | null): Promise<string | null>;
  /** Computes the checksum after `checksumDelay` and writes it to each entry with this content. */
  later(content: StoredContent, partSize: number | null): void;
  /** Computes all pending checksums now. */
  now(): Promise<void>;
  stop(): void;
}

type WithLock = ReturnType<typeof createKeyedMutex>;

export function createChecksums({ storage, checksumDelay }: Settings, withLock: WithLock): Checksums {
  const waiting = new Map<string, () => Promise<void>>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const compute: Checksums["compute"] = async (content, partSize) => {
    if (content.checksum?.startsWith("multipart:") !== true) {
      const bytes = padTo(readBlobs(storage, content.blobs), content.size);
      return `md5:${(await digestWholeAndParts(bytes, content.size || 1)).whole}`;
    }
    if (partSize === null || partSize < 1) return content.checksum;
    const { whole, parts } = await digestWholeAndParts(readBlobs(storage, content.blobs), partSize);
    const recount = `multipart:${await compositeDigest(parts)}-${parts.length}-${partSize}`;
    return recount === content.checksum ? `md5:${whole}` : content.checksum;
  };

  /** Writes the checksum to each draft and record with this content, including later versions that imported it. */
  async function write({ fileId }: StoredContent, checksum: string | null): Promise<void> {
    const has = ({ files }: { readonly files: StoredFiles }): boolean =>
      files.entries.some(({ content }) => content?.fileId === fileId);
    const withChecksum = <T extends { readonly files: StoredFiles; readonly kind: string }>(item: T): T => ({
      ...item,
      files: {
        ...item.files,
        entries: item.files.entries.map((file): StoredFile => {
          if (file.content?.fileId !== fileId) return file;
          const metadata = item.kind === "draft" ? (file.metadata ?? {}) : file.metadata;
          return { ...file, metadata, content: { ...file.content, checksum } };
        }),
      },
    });
    const ids = [...(await storage.list("drafts")), ...(await storage.list("records"))].filter(has).map(({ id }) => id);
    for (const id of new Set(ids)) {
      await withLock(id, async () => {
        const changes: Change[] = [];
        const draft = await storage.read("drafts", id);
        const record = await storage.read("records", id);
        if (draft !== undefined) changes.push(put("drafts", id, withChecksum(draft)));
        if (record !== undefined) changes.push(put("records", id, withChecksum(record)));
        await storage.write(changes);
      });
    }
  }

  return {
    compute,
    later(content, partSize) {
      const run = async (): Promise<void> => {
        if (!waiting.delete(content.fileId)) return;
        await write(content, await compute(content, partSize));
      };
      waiting.set(content.fileId, run);
      if (!Number.isFinite(checksumDelay)) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        run().catch((error: unknown) => console.error("@deposit/repository: a checksum was not computed.", error));
      }, checksumDelay);
      timers.add(timer);
    },
    async now() {
      for (const run of waiting.values()) await run();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
}
