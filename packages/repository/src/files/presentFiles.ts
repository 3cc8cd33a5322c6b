import { baseOf, type RepositoryContext } from "../context.ts";
import { timestamp } from "../ids.ts";
import type { JsonObject } from "../json.ts";
import { objectUrl } from "../objectStore/signedUrls.ts";
import type { StoredDraft, StoredFile, StoredFiles, StoredRecord, StoredTransfer } from "../storage/documents.ts";
import { extension, mediaType } from "./mediaType.ts";

/**
 * Builds the `files` block of a record. Only a published record has links in its entries (docs/platform/records.md
 * 1.6).
 */
export function filesBlock(files: StoredFiles, linksOf?: (file: StoredFile) => JsonObject): JsonObject {
  const entries: JsonObject = {};
  let bytes = 0;
  for (const file of files.entries) {
    const content = knownContent(file);
    bytes += content?.size ?? 0;
    entries[file.key] = {
      ...(content === null
        ? {}
        : {
            id: content.fileId,
            ...(content.checksum === null ? {} : { checksum: content.checksum }),
            ext: extension(file.key),
            size: content.size,
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

/** Builds the response of the file list: all entries of the bucket (docs/platform/files.md 1). */
export function fileList(item: StoredDraft | StoredRecord, urls: FileUrls): JsonObject {
  const self = filesUrl(item, urls.base);
  const links = { self, archive: `${self}-archive` };
  if (!item.files.enabled) return { enabled: false, links };
  return {
    enabled: true,
    links,
    entries: item.files.entries.map((file) => fileEntry(file, item, urls)),
    default_preview: item.files.defaultPreview,
    order: [],
  };
}

/** Builds one entry of the file endpoints (docs/platform/files.md 2). */
export function fileEntry(file: StoredFile, item: StoredDraft | StoredRecord, urls: FileUrls): JsonObject {
  const content = knownContent(file);
  const { transfer } = file;
  const size = content === null ? file.declaredSize : content.size;
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
    links: fileLinks(file, item, urls),
    key: file.key,
    ...(size === null ? {} : { size }),
    transfer: transfer
      ? { type: "M", ...(transfer.partSize === null ? {} : { part_size: transfer.partSize }), parts: transfer.parts }
      : { type: "L" },
    status: file.committed ? "completed" : "pending",
    ...(content === null ? {} : { checksum: content.checksum, storage_class: file.storageClass ?? "L" }),
  };
}

interface KnownContent {
  readonly fileId: string;
  readonly versionId: string;
  readonly size: number;
  readonly checksum: string | null;
}

/** Returns the known content of a file: after the commit, or from the start for a file sent in parts. */
function knownContent({
  content,
  committed,
  transfer,
  declaredSize,
  declaredChecksum,
}: StoredFile): KnownContent | null {
  if (committed && content !== null) return { ...content, checksum: declaredChecksum ?? content.checksum };
  if (!transfer) return null;
  const { fileId, versionId } = transfer;
  return { fileId, versionId, size: declaredSize ?? 0, checksum: declaredChecksum ?? null };
}

/** Creates a pending entry. */
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

/** Returns the URL builder for file links. Each response signs new part URLs (docs/platform/multipart.md 1). */
export async function fileUrls(context: RepositoryContext, request: Request): Promise<FileUrls> {
  const { settings } = context;
  const base = baseOf(context, request);
  const signer = settings.store === undefined ? undefined : await context.signer();
  const now = settings.now();
  const end = new Date(now.getTime() + settings.partLinkLifetime * 1000);

  const inStore = ({ fileId, into }: StoredTransfer, part: number): string => {
    const url = objectUrl(context, base, fileId);
    url.searchParams.set("uploadId", "upload" in into ? into.upload : "");
    url.searchParams.set("partNumber", String(part));
    return signer?.sign("PUT", url, now, settings.partLinkLifetime) ?? url.href;
  };
  return {
    base,
    parts: (transfer, self) =>
      Array.from({ length: Math.max(0, transfer.parts) }, (_, index): JsonObject => {
        const part = index + 1;
        return "upload" in transfer.into
          ? { part, url: inStore(transfer, part), expiration: end.toISOString().replace(/\.\d+/, "") }
          : { part, url: `${self}/content/${part}`, expiration: timestamp(end) };
      }),
  };
}

/** Returns the URL of the files of a draft or record. */
export const filesUrl = (item: StoredDraft | StoredRecord, base: string): string =>
  `${base}/api/records/${item.id}${item.kind === "draft" ? "/draft" : ""}/files`;

/** Builds the URLs of files: below the repository's origin, and for sending parts. */
interface FileUrls {
  readonly base: string;
  /** Builds the `parts` of a pending file; `self` is the URL of its entry (docs/platform/multipart.md 1). */
  readonly parts: (transfer: StoredTransfer, self: string) => JsonObject[];
}

/** Builds the thumbnail links of the previewed image, by width. This is the only link that is an object. */
export function thumbnailLinks({ id, files }: StoredDraft | StoredRecord, base: string): JsonObject {
  const keys = files.entries.map(({ key }) => key).filter((key) => IS_VIEWABLE.test(key));
  const shown = keys.find((key) => key === files.defaultPreview) ?? keys[0];
  if (shown === undefined) return {};
  const image = `${base}/api/iiif/record:${id}:${encodeKey(shown)}/full`;
  return {
    thumbnails: Object.fromEntries(THUMBNAIL_WIDTHS.map((width) => [width, `${image}/%5E${width},/0/default.jpg`])),
  };
}

const THUMBNAIL_WIDTHS = [10, 50, 100, 250, 750, 1200];

/** Builds the `links` of an entry. */
function fileLinks(file: StoredFile, item: StoredDraft | StoredRecord, { base, parts }: FileUrls): JsonObject {
  const self = `${filesUrl(item, base)}/${encodeKey(file.key)}`;
  return {
    self,
    ...(file.transfer ? {} : { content: `${self}/content` }),
    ...(IS_VIEWABLE.test(file.key) ? iiifLinks(file, item, base) : {}),
    ...(item.kind === "draft" ? { commit: `${self}/commit` } : {}),
    ...(file.transfer ? { parts: parts(file.transfer, self) } : {}),
  };
}

/** Extensions of the files that the image server can show. */
const IS_VIEWABLE = /\.(?:gif|jp2|jpe?g|pdf|png|tiff?)$/i;

function iiifLinks({ key }: StoredFile, item: StoredDraft | StoredRecord, base: string): JsonObject {
  const image = `${base}/api/iiif/${item.kind}:${item.id}:${encodeKey(key)}`;
  return {
    iiif_canvas: `${base}/api/iiif/${item.kind}:${item.id}/canvas/${encodeKey(key)}`,
    iiif_base: image,
    iiif_info: `${image}/info.json`,
    iiif_api: `${image}/full/full/0/default.png`,
  };
}

/** Percent-encodes a key for a path. Slashes and some other characters stay as they are. */
export const encodeKey = (key: string): string =>
  encodeURIComponent(key).replace(/%(2F|3A|40|26|3D|2B|24|2C|3B)/g, (escaped) => decodeURIComponent(escaped));
