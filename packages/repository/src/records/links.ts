import { isObject, type JsonObject } from "../json.ts";
import type { StoredDraft, StoredFile, StoredParent, StoredRecord, StoredTransfer } from "./documents.ts";

const DOI_RESOLVER = "https://handle.test.datacite.org";

/** The `links` of a draft or a published record (wire 1.2); `base` is the origin. */
export function recordLinks(
  item: StoredDraft | StoredRecord,
  parent: StoredParent,
  base: string,
  hasReview: boolean,
): JsonObject {
  const isDraft = item.kind === "draft";
  const record = `${base}/api/records/${item.id}`;
  const self = isDraft ? `${record}/draft` : record;
  const iiif = `${base}/api/iiif/${item.kind}:${item.id}`;
  const isPublished = !isDraft || item.isPublished;
  const doi = doiOf(item.pids);
  const parentDoi = doiOf(parent.pids);
  return {
    self,
    self_html: isDraft ? `${base}/uploads/${item.id}` : `${base}/records/${item.id}`,
    preview_html: `${base}/records/${item.id}?preview=1`,
    ...(doi === undefined ? {} : { doi: `${DOI_RESOLVER}/${doi}`, self_doi: `${DOI_RESOLVER}/${doi}` }),
    ...(doi === undefined || isDraft ? {} : { self_doi_html: `${base}/doi/${doi}` }),
    reserve_doi: `${record}/draft/pids/doi`,
    ...(isDraft ? {} : { parent: `${base}/api/records/${parent.id}`, parent_html: `${base}/records/${parent.id}` }),
    ...(parentDoi === undefined
      ? {}
      : { parent_doi: `${DOI_RESOLVER}/${parentDoi}`, parent_doi_html: `${base}/doi/${parentDoi}` }),
    self_iiif_manifest: `${iiif}/manifest`,
    self_iiif_sequence: `${iiif}/sequence/default`,
    files: `${self}/files`,
    media_files: `${self}/media-files`,
    ...thumbnailLinks(item, base),
    archive: `${self}/files-archive`,
    archive_media: `${self}/media-files-archive`,
    ...(isDraft ? {} : { latest: `${record}/versions/latest`, latest_html: `${base}/records/${item.id}/latest` }),
    versions: `${record}/versions`,
    ...(isDraft
      ? {
          record,
          record_html: `${base}/records/${item.id}`,
          publish: `${self}/actions/publish`,
          review: `${self}/review`,
          ...(hasReview ? { "submit-review": `${self}/actions/submit-review` } : {}),
        }
      : { draft: `${record}/draft` }),
    access_links: `${record}/access/links`,
    access_grants: `${record}/access/grants`,
    access_users: `${record}/access/users`,
    access_groups: `${record}/access/groups`,
    access_request: `${record}/access/request`,
    access: `${record}/access`,
    communities: `${record}/communities`,
    "communities-suggestions": `${record}/communities-suggestions`,
    ...(isPublished
      ? { request_deletion: `${record}/request-deletion`, file_modification: `${record}/file-modification` }
      : {}),
    quota_increase: `${record}/quota-increase`,
    requests: `${record}/requests`,
  };
}

const doiOf = (pids: JsonObject): string | undefined => {
  const doi = pids["doi"];
  return isObject(doi) ? String(doi["identifier"] ?? "") : undefined;
};

/** The address of the files of a draft or record. */
export const filesAddress = (item: StoredDraft | StoredRecord, base: string): string =>
  `${base}/api/records/${item.id}${item.kind === "draft" ? "/draft" : ""}/files`;

/** How addresses of files are made: below the repository's own, and those that parts are sent to. */
export interface FileAddresses {
  readonly base: string;
  /** The `parts` of a file under way (multipart.md); `self` is the entry's own address. */
  readonly parts: (transfer: StoredTransfer, self: string) => JsonObject[];
}

/** Small pictures of the file that is shown first, by their width: one link, and the only one that is an object. */
function thumbnailLinks({ id, files }: StoredDraft | StoredRecord, base: string): JsonObject {
  const keys = files.entries.map(({ key }) => key).filter((key) => CAN_BE_SHOWN.test(key));
  const shown = keys.find((key) => key === files.defaultPreview) ?? keys[0];
  if (shown === undefined) return {};
  const image = `${base}/api/iiif/record:${id}:${encodeKey(shown)}/full`;
  return {
    thumbnails: Object.fromEntries(THUMBNAIL_WIDTHS.map((width) => [width, `${image}/%5E${width},/0/default.jpg`])),
  };
}
const THUMBNAIL_WIDTHS = [10, 50, 100, 250, 750, 1200];

/** The `links` of one file entry; its key is percent-encoded, but for what a path may hold. */
export function fileLinks(
  file: StoredFile,
  item: StoredDraft | StoredRecord,
  { base, parts }: FileAddresses,
): JsonObject {
  const self = `${filesAddress(item, base)}/${encodeKey(file.key)}`;
  return {
    self,
    ...(file.transfer ? {} : { content: `${self}/content` }),
    ...(CAN_BE_SHOWN.test(file.key) ? iiifLinks(file, item, base) : {}),
    ...(item.kind === "draft" ? { commit: `${self}/commit` } : {}),
    ...(file.transfer ? { parts: parts(file.transfer, self) } : {}),
  };
}

/** Files that an image server can show. */
const CAN_BE_SHOWN = /\.(?:gif|jp2|jpe?g|pdf|png|tiff?)$/i;

function iiifLinks({ key }: StoredFile, item: StoredDraft | StoredRecord, base: string): JsonObject {
  const image = `${base}/api/iiif/${item.kind}:${item.id}:${encodeKey(key)}`;
  return {
    iiif_canvas: `${base}/api/iiif/${item.kind}:${item.id}/canvas/${encodeKey(key)}`,
    iiif_base: image,
    iiif_info: `${image}/info.json`,
    iiif_api: `${image}/full/full/0/default.png`,
  };
}

/** A key as an address holds it. */
export const encodeKey = (key: string): string =>
  encodeURIComponent(key).replace(/%(2F|3A|40|26|3D|2B|24|2C|3B)/g, (escaped) => decodeURIComponent(escaped));
