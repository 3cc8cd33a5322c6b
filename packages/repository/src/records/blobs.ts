import type { RepositoryContext } from "../repositoryContext.ts";
import { put, remove, type Change } from "../storage.ts";
import type { StoredFile } from "./documents.ts";

const blobsOf = (files: readonly StoredFile[]): string[] =>
  files.flatMap(({ content }) => (content === null ? [] : [content.blob]));

/** The changes that count one more entry for each of the bytes these entries use. */
export async function retainBlobs({ settings }: RepositoryContext, files: readonly StoredFile[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const blob of blobsOf(files)) {
    const uses = (await settings.storage.read("blobs", blob))?.uses ?? 0;
    changes.push(put("blobs", blob, { uses: uses + 1 }));
  }
  return changes;
}

/** Gives up the bytes of entries that are gone; the last entry takes them along. */
export async function releaseBlobs(
  { settings, inTurn }: RepositoryContext,
  files: readonly StoredFile[],
): Promise<void> {
  const { storage } = settings;
  for (const blob of blobsOf(files)) {
    await inTurn(`blob ${blob}`, async () => {
      const uses = (await storage.read("blobs", blob))?.uses ?? 1;
      await storage.write([uses > 1 ? put("blobs", blob, { uses: uses - 1 }) : remove("blobs", blob)]);
      if (uses <= 1) await storage.deleteBytes(blob);
    });
  }
}
