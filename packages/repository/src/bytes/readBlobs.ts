import type { RepositoryStorage } from "../storage.ts";
import { chunksOf } from "./chunks.ts";

/** The bytes of several blobs, one after the other; what is not there is empty. */
export async function* readBlobs(
  storage: RepositoryStorage,
  blobs: readonly string[],
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const blob of blobs) {
    const stream = await storage.getBytes(blob);
    if (stream !== undefined) yield* chunksOf(stream);
  }
}
