import type { Documents, Kind } from "./documents.ts";

/** A document to write, or to delete if `value` is null. */
export type Change = {
  [K in Kind]: { readonly kind: K; readonly id: string; readonly value: Documents[K] | null };
}[Kind];

/**
 * Stores the repository's documents, by kind and id, and the bytes of files. `memoryStorage()` loses them at the end of
 * the process; `diskStorage(folder)` survives a restart.
 */
export interface RepositoryStorage {
  read<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined>;
  list<K extends Kind>(kind: K): Promise<ReadonlyArray<Documents[K]>>;
  /** Writes all changes, or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Stores a stream under `id`. If the stream fails, rejects with its error and stores nothing. */
  putBytes(id: string, bytes: ReadableStream<Uint8Array>): Promise<void>;
  /**
   * Writes a stream into the bytes of `id` from offset `at`, concurrently with other writers. Gaps are zeros. If the
   * stream fails, rejects with its error and keeps what arrived.
   */
  writeBytes(id: string, bytes: ReadableStream<Uint8Array>, at: number): Promise<void>;
  getBytes(id: string): Promise<ReadableStream<Uint8Array> | undefined>;
  deleteBytes(id: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the change that writes a document. */
export const put = <K extends Kind>(kind: K, id: string, value: Documents[K]): Change =>
  ({ kind, id, value }) as Change;

/** Returns the change that deletes a document. */
export const remove = (kind: Kind, id: string): Change => ({ kind, id, value: null }) as Change;
