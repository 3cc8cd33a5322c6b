import type { JsonObject } from "../json.ts";
import type { StoredDraft, StoredFile, StoredFiles, StoredRecord } from "./documents.ts";
import { type FileAddresses, fileLinks, filesAddress } from "./links.ts";
import { extension, mediaType } from "./mediaType.ts";
import { timestamp } from "../ids.ts";

/** The `files` of a record: entries by key; only reading a published record adds their links (wire 1.2). */
export function filesBlock(files: StoredFiles, linksOf?: (file: StoredFile) => JsonObject): JsonObject {
  const entries: JsonObject = {};
  let bytes = 0;
  for (const file of files.entries) {
    const told = toldOf(file);
    bytes += told?.size ?? 0;
    entries[file.key] = {
      ...(told === null
        ? {}
        : {
            id: told.fileId,
            ...(told.checksum === null ? {} : { checksum: told.checksum }),
            ext: extension(file.key),
            size: told.size,
            mimetype: mediaType(file.key),
            storage_class: file.storageClass ?? "L",
          }),
      key: file.key,
      metadata: file.metadata,
      access: { hidden: file.hidden },
      ...(linksOf === undefined ? {} : { links: linksOf(file) }),
    };
  }
  if (!files.enabled) return { enabled: false, order: [], count: 0, total_bytes: 0, entries: {} };
  return {
    enabled: true,
    ...(files.defaultPreview === null ? {} : { default_preview: files.defaultPreview }),
    order: [],
    count: files.entries.length,
    total_bytes: bytes,
    entries,
  };
}

/** The answer of the files endpoints: the whole bucket (wire 2.3). */
export function fileList(item: StoredDraft | StoredRecord, addresses: FileAddresses): JsonObject {
  const self = filesAddress(item, addresses.base);
  const links = { self, archive: `${self}-archive` };
  if (!item.files.enabled) return { enabled: false, links };
  return {
    enabled: true,
    links,
    entries: item.files.entries.map((file) => fileEntry(file, item, addresses)),
    default_preview: item.files.defaultPreview,
    order: [],
  };
}

/** One file entry, as the files endpoints answer it. */
export function fileEntry(file: StoredFile, item: StoredDraft | StoredRecord, addresses: FileAddresses): JsonObject {
  const told = toldOf(file);
  const { transfer } = file;
  const size = told === null ? file.declaredSize : told.size;
  return {
    created: file.created,
    updated: file.updated,
    ...(told === null
      ? {}
      : {
          mimetype: mediaType(file.key),
          version_id: told.versionId,
          file_id: told.fileId,
          bucket_id: item.files.bucketId,
        }),
    metadata: file.metadata,
    access: { hidden: file.hidden },
    links: fileLinks(file, item, addresses),
    key: file.key,
    ...(size === null ? {} : { size }),
    transfer: transfer
      ? { type: "M", ...(transfer.partSize === null ? {} : { part_size: transfer.partSize }), parts: transfer.parts }
      : { type: "L" },
    status: file.committed ? "completed" : "pending",
    ...(told === null ? {} : { checksum: told.checksum, storage_class: file.storageClass ?? "L" }),
  };
}

interface Told {
  readonly fileId: string;
  readonly versionId: string;
  readonly size: number;
  readonly checksum: string | null;
}

/** What is told of a file: all of it once it is committed, or from the start where it comes in parts. */
function toldOf({ content, committed, transfer, declaredSize, declaredChecksum }: StoredFile): Told | null {
  if (committed && content !== null) return { ...content, checksum: declaredChecksum ?? content.checksum };
  if (!transfer) return null;
  const { fileId, versionId } = transfer;
  return { fileId, versionId, size: declaredSize ?? 0, checksum: declaredChecksum ?? null };
}

/** A pending entry, as init makes it. */
export const newFile = (key: string, declaredSize: number | null, now: Date): StoredFile => ({
  key,
  created: timestamp(now),
  updated: timestamp(now),
  declaredSize,
  metadata: null,
  hidden: false,
  content: null,
  committed: false,
});
