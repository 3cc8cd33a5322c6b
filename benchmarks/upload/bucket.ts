import { randomUUID } from "node:crypto";

/** A file of the draft, without its bytes. */
export interface KeptFile {
  readonly key: string;
  readonly size: number;
  readonly transfer: { readonly type: string; readonly parts?: number; readonly part_size?: number };
  /** In bytes, by part number; "0" for a whole file. */
  readonly lengths: Map<number, number>;
  status: "pending" | "completed";
  checksum: string | null;
}

/** The files of one draft, as the platform presents them. */
export interface Bucket {
  announce(files: readonly Pick<KeptFile, "key" | "size" | "transfer">[]): void;
  /** Records received bytes; `false` if the platform would refuse their length. */
  take(
    key: string,
    body: { readonly part: number | null; readonly length: number; readonly md5: string | null },
  ): boolean;
  commit(key: string): void;
  remove(key: string): void;
  /** Returns an entry as JSON, or null. */
  entry(key: string): string | null;
  /** Returns all entries as JSON. */
  listing(): string;
}

/** Creates an empty bucket at `url`; `checksumOf` returns the checksum of a file in parts. */
export function createBucket(url: string, checksumOf: (file: KeptFile) => string | null): Bucket {
  const files = new Map<string, KeptFile>();
  // Entries are cached as text, because the list grows with the draft.
  const written = new Map<string, string>();
  const base = `${url}/api/records/0a1b2-c3d45/draft`;
  const bucketId = randomUUID();
  const [versionId, fileId] = [randomUUID(), randomUUID()];
  const now = "2026-11-21T08:01:50.441352+00:00";

  const write = ({ key, size, transfer, status, checksum }: KeptFile): string => {
    const self = `${base}/files/${encodeURIComponent(key)}`;
    const isInParts = transfer.type === "M" && status === "pending";
    const expiration = "2099-12-05T08:01:50.493080+00:00";
    const parts = Array.from({ length: isInParts ? (transfer.parts ?? 0) : 0 }, (_, index) => ({
      part: index + 1,
      url: `${self}/content/${index + 1}`,
      expiration,
    }));
    const stored = { mimetype: "text/csv", version_id: versionId, file_id: fileId, bucket_id: bucketId };
    return JSON.stringify({
      created: now,
      updated: now,
      ...(status === "completed" || isInParts ? stored : {}),
      metadata: null,
      access: { hidden: false },
      links: { self, commit: `${self}/commit`, ...(isInParts ? { parts } : { content: `${self}/content` }) },
      key,
      size,
      transfer: status === "completed" ? { type: "L" } : transfer,
      status,
      checksum,
      storage_class: "L",
    });
  };
  const put = (file: KeptFile): void => {
    files.set(file.key, file);
    written.set(file.key, write(file));
  };
  return {
    announce(announced) {
      for (const { key, size, transfer } of announced)
        put({ key, size, transfer, lengths: new Map(), status: "pending", checksum: null });
    },
    take(key, { part, length, md5 }) {
      const file = files.get(key);
      if (file === undefined) return false;
      const { parts = 0, part_size: partSize = 0 } = file.transfer;
      const expected = part === null ? file.size : part === parts ? file.size - (parts - 1) * partSize : partSize;
      if (length !== expected) return false;
      file.lengths.set(part ?? 0, length);
      if (md5 !== null) file.checksum = `md5:${md5}`;
      return true;
    },
    commit(key) {
      const file = files.get(key);
      if (file === undefined) return;
      const came = [...file.lengths.values()].reduce((sum, length) => sum + length, 0);
      if (came !== file.size) throw new Error(`${key} was committed with ${came} of ${file.size} bytes.`);
      file.status = "completed";
      file.checksum ??= checksumOf(file);
      put(file);
    },
    remove(key) {
      files.delete(key);
      written.delete(key);
    },
    entry: (key) => written.get(key) ?? null,
    listing: () =>
      `{"enabled":true,"links":{"self":"${base}/files","archive":"${base}/files-archive"},"entries":[${[...written.values()].join(",")}],"default_preview":null,"order":[]}`,
  };
}
