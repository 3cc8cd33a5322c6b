import type { JsonObject } from "../json.ts";
import type { StoredDraft, StoredFile, StoredFiles, StoredRecord } from "./documents.ts";
import { fileLinks, filesAddress } from "./links.ts";
import { timestamp } from "../ids.ts";

/** The `files` of a record: entries by key; only reading a published record adds their links (wire 1.2). */
export function filesBlock(files: StoredFiles, linksOf?: (file: StoredFile) => JsonObject): JsonObject {
  const entries: JsonObject = {};
  let bytes = 0;
  for (const file of files.entries) {
    const content = file.committed ? file.content : null;
    bytes += content?.size ?? 0;
    entries[file.key] = {
      ...(content === null
        ? {}
        : {
            id: content.fileId,
            checksum: `md5:${content.md5}`,
            ext: extension(file.key),
            size: content.size,
            mimetype: mediaType(file.key),
            storage_class: "L",
          }),
      key: file.key,
      metadata: content === null ? file.metadata : (file.metadata ?? {}),
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
export function fileList(item: StoredDraft | StoredRecord, base: string): JsonObject {
  const self = filesAddress(item, base);
  const links = { self, archive: `${self}-archive` };
  if (!item.files.enabled) return { enabled: false, links };
  return {
    enabled: true,
    links,
    entries: item.files.entries.map((file) => fileEntry(file, item, base)),
    default_preview: item.files.defaultPreview,
    order: [],
  };
}

/** One file entry, as the files endpoints answer it. */
export function fileEntry(file: StoredFile, item: StoredDraft | StoredRecord, base: string): JsonObject {
  const content = file.committed ? file.content : null;
  return {
    created: file.created,
    updated: file.updated,
    ...(content === null
      ? {}
      : {
          mimetype: mediaType(file.key),
          version_id: content.versionId,
          file_id: content.fileId,
          bucket_id: item.files.bucketId,
        }),
    metadata: file.metadata,
    access: { hidden: file.hidden },
    links: fileLinks(file, item, base),
    key: file.key,
    ...(content === null ? (file.declaredSize === null ? {} : { size: file.declaredSize }) : { size: content.size }),
    transfer: { type: "L" },
    status: content === null ? "pending" : "completed",
    ...(content === null ? {} : { checksum: `md5:${content.md5}`, storage_class: "L" }),
  };
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

const extension = (key: string): string => {
  const name = key.slice(key.lastIndexOf("/") + 1);
  return name.lastIndexOf(".") > 0 ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "bin";
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: "text/csv",
  gif: "image/gif",
  gz: "application/gzip",
  htm: "text/html",
  html: "text/html",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  nc: "application/x-netcdf",
  pdf: "application/pdf",
  png: "image/png",
  py: "text/x-python",
  svg: "image/svg+xml",
  tar: "application/x-tar",
  tif: "image/tiff",
  tiff: "image/tiff",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  wav: "audio/x-wav",
  xml: "text/xml",
  zip: "application/zip",
};

/** The media type that a file's name suggests. */
export const mediaType = (key: string): string => MEDIA_TYPES[extension(key)] ?? "application/octet-stream";
