import { thumbnailLinks } from "../files/presentFiles.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "../storage/documents.ts";

const DOI_RESOLVER = "https://handle.test.datacite.org";

/** Builds the `links` of a draft or published record; `base` is the origin (docs/platform/records.md 1.3). */
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
