import type { Documents, Kind } from "./documents.ts";
import type { RepositoryStorage } from "./storage.ts";

type Collections = { [K in Kind]: Map<string, Documents[K]> };

/** Creates a storage in memory, for tests and stories. It also holds file contents, so it does not suit gigabytes. */
export function memoryStorage(): RepositoryStorage {
  const collections: Collections = {
    drafts: new Map(),
    records: new Map(),
    parents: new Map(),
    dois: new Map(),
    sessions: new Map(),
    blobs: new Map(),
    requests: new Map(),
    uploads: new Map(),
    parts: new Map(),
    objects: new Map(),
    counters: new Map(),
  };
  const bytes = new Map<string, Blob>();
  const collection = <K extends Kind>(kind: K): Map<string, Documents[K]> => collections[kind];
  const set = <K extends Kind>(kind: K, id: string, value: Documents[K] | null): void => {
    if (value === null) collection(kind).delete(id);
    else collection(kind).set(id, structuredClone(value));
  };

  return {
    read: async (kind, id) => structuredClone(collection(kind).get(id)),
    list: async (kind) => structuredClone([...collection(kind).values()]),
    write: async (changes) => {
      for (const { kind, id, value } of changes) set(kind, id, value);
    },
    putBytes: async (id, stream) => {
      bytes.set(id, await new Response(stream).blob());
    },
    writeBytes: async (id, stream, at) => {
      const piece = await new Response(stream).blob();
      if (piece.size === 0) return;
      const before = bytes.get(id) ?? new Blob();
      const gap = new Uint8Array(Math.max(0, at - before.size));
      bytes.set(id, new Blob([before.slice(0, at), gap, piece, before.slice(at + piece.size)]));
    },
    getBytes: async (id) => bytes.get(id)?.stream(),
    deleteBytes: async (id) => {
      bytes.delete(id);
    },
    close: async () => {},
  };
}
