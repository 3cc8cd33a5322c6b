import type { RepositoryContext } from "../context.ts";
import { put, remove, type Change } from "../storage/storage.ts";
import type { StoredFile } from "../storage/documents.ts";

/** Returns the blobs of a file. Parts of an open object store upload belong to the upload instead. */
const blobsOf = ({ content, transfer }: StoredFile): readonly string[] => [
  ...(content?.blobs ?? []),
  ...(transfer && "blob" in transfer.into ? [transfer.into.blob] : []),
];

/** Returns the changes that add one reference to each blob of the files. */
export async function retainBlobs({ settings }: RepositoryContext, files: readonly StoredFile[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const blob of files.flatMap(blobsOf)) {
    const uses = (await settings.storage.read("blobs", blob))?.uses ?? 0;
    changes.push(put("blobs", blob, { uses: uses + 1 }));
  }
  return changes;
}

/** Removes one reference from each blob of the files, and deletes blobs without references. */
export async function releaseBlobs(
  { settings, withLock }: RepositoryContext,
  files: readonly StoredFile[],
): Promise<void> {
  const { storage } = settings;
  for (const file of files) {
    for (const blob of blobsOf(file)) {
      await withLock(`blob ${blob}`, async () => {
        const uses = (await storage.read("blobs", blob))?.uses ?? 1;
        const isLast = uses <= 1;
        const object = file.content === null ? [] : [remove("objects", file.content.fileId)];
        await storage.write(isLast ? [remove("blobs", blob), ...object] : [put("blobs", blob, { uses: uses - 1 })]);
        if (isLast) await storage.deleteBytes(blob);
      });
    }
  }
}
