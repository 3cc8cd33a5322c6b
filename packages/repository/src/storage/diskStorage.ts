import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import Database from "libsql";
import type { Documents, Kind } from "./documents.ts";
import type { RepositoryStorage } from "./storage.ts";

/**
 * Creates a storage that survives a restart: documents in a libsql database, bytes in files below `folder`. An upload
 * is written to a temporary file and moved when it is complete.
 */
export async function diskStorage(folder = ".data"): Promise<RepositoryStorage> {
  const blobs = join(folder, "files");
  const incoming = join(folder, "incoming");
  await mkdir(blobs, { recursive: true });
  await rm(incoming, { recursive: true, force: true }); // removes what a crash left incomplete
  await mkdir(incoming, { recursive: true });

  const database = new Database(join(folder, "repository.db"));
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(
    "CREATE TABLE IF NOT EXISTS documents (kind TEXT, id TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, id))",
  );
  const select = database.prepare("SELECT value FROM documents WHERE kind = ? AND id = ?");
  const selectAll = database.prepare("SELECT value FROM documents WHERE kind = ?");
  const upsert = database.prepare(
    "INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const erase = database.prepare("DELETE FROM documents WHERE kind = ? AND id = ?");

  return {
    read: async (kind, id) => select.all(kind, id).map((row) => parse(row, kind))[0],
    list: async (kind) => selectAll.all(kind).map((row) => parse(row, kind)),
    write: async (changes) => {
      database.exec("BEGIN");
      try {
        for (const { kind, id, value } of changes) {
          if (value === null) erase.run(kind, id);
          else upsert.run(kind, id, JSON.stringify(value));
        }
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    putBytes: async (id, stream) => {
      const draft = join(incoming, id);
      try {
        await pipeline(Readable.fromWeb(stream as NodeStream<Uint8Array>), createWriteStream(draft));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await rename(draft, join(blobs, id));
    },
    writeBytes: async (id, stream, at) => {
      const path = join(blobs, id);
      await (await open(path, "a")).close(); // creates the file for concurrent writers
      const into = createWriteStream(path, { flags: "r+", start: at });
      await pipeline(Readable.fromWeb(stream as NodeStream<Uint8Array>), into);
    },
    getBytes: async (id) => {
      const path = join(blobs, id);
      const exists = await stat(path).then(
        () => true,
        () => false,
      );
      return exists ? (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>) : undefined;
    },
    deleteBytes: async (id) => rm(join(blobs, id), { force: true }),
    close: async () => {
      database.close();
    },
  };
}

/** `write` put these rows, so they have the right shape. */
function parse<K extends Kind>(row: unknown, _kind: K): Documents[K] {
  const { value } = row as { value: string };
  return JSON.parse(value) as Documents[K];
}
