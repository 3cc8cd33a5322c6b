import type { Documents, Kind } from "./documents.ts";

/** One document to put, or to remove where `value` is null. */
export type Change = {
  [K in Kind]: { readonly kind: K; readonly id: string; readonly value: Documents[K] | null };
}[Kind];

/**
 * Where the repository keeps what it knows: documents by kind and id, and the bytes of files.
 * `memoryStorage()` forgets when dropped; `diskStorage(folder)` survives a restart.
 */
export interface RepositoryStorage {
  read<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined>;
  list<K extends Kind>(kind: K): Promise<ReadonlyArray<Documents[K]>>;
  /** All the changes, or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Stores a stream of bytes under `id`; a stream that fails leaves nothing and rejects with its error. */
  putBytes(id: string, bytes: ReadableStream<Uint8Array>): Promise<void>;
  /**
   * Writes a stream into the bytes of `id` from `at` on, side by side with others that do; what nobody wrote before it
   * is zeros. A stream that fails leaves what came of it and rejects with its error.
   */
  writeBytes(id: string, bytes: ReadableStream<Uint8Array>, at: number): Promise<void>;
  getBytes(id: string): Promise<ReadableStream<Uint8Array> | undefined>;
  deleteBytes(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A change that puts a document. */
export const put = <K extends Kind>(kind: K, id: string, value: Documents[K]): Change =>
  ({ kind, id, value }) as Change;

/** A change that removes a document. */
export const remove = (kind: Kind, id: string): Change => ({ kind, id, value: null }) as Change;
