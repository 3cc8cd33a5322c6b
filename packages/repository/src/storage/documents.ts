import type { JsonObject } from "../json.ts";

/** The content of a file entry. */
export interface StoredContent {
  readonly fileId: string;
  readonly versionId: string;
  /** Keys of the content's blobs, in order. Later versions that import the file share them. */
  readonly blobs: readonly string[];
  /** In bytes: counted, or declared for a file sent in parts. */
  readonly size: number;
  /** `md5:…`, the object store's `multipart:…`, or null until it is computed. */
  readonly checksum: string | null;
}

/** A pending transfer in parts (transfer type `M`). */
export interface StoredTransfer {
  readonly fileId: string;
  readonly versionId: string;
  readonly parts: number;
  /** In bytes; optional for an object store. */
  readonly partSize: number | null;
  /** Where parts are written: into one blob on disk, or to an upload of the object store. */
  readonly into: { readonly blob: string } | { readonly upload: string };
}

/** An entry of a bucket. It is pending until its content is committed. */
export interface StoredFile {
  readonly key: string;
  readonly created: string;
  readonly updated: string;
  /** As declared at init; never compared with the content (docs/platform/files.md 5). */
  readonly declaredSize: number | null;
  /** As declared at init of a transfer in parts; never verified, and returned as the file's checksum. */
  readonly declaredChecksum?: string | null;
  readonly storageClass?: string;
  readonly metadata: JsonObject | null;
  readonly hidden: boolean;
  readonly content: StoredContent | null;
  /** Absent after the commit and for files sent whole. */
  readonly transfer?: StoredTransfer | null;
  readonly committed: boolean;
}

export interface StoredFiles {
  readonly enabled: boolean;
  readonly defaultPreview: string | null;
  readonly bucketId: string;
  /** Editing a published record cannot change its files. */
  readonly locked: boolean;
  readonly entries: readonly StoredFile[];
}

interface StoredVersion {
  readonly id: string;
  readonly parentId: string;
  readonly created: string;
  readonly updated: string;
  readonly revision: number;
  /** 1 for the first version. */
  readonly index: number;
  readonly metadata: JsonObject;
  readonly customFields: JsonObject;
  readonly access: JsonObject;
  readonly pids: JsonObject;
  readonly files: StoredFiles;
}

export interface StoredDraft extends StoredVersion {
  readonly kind: "draft";
  readonly expiresAt: string;
  /** Whether the id also has a published record. */
  readonly isPublished: boolean;
}

export interface StoredRecord extends StoredVersion {
  readonly kind: "record";
  /**
   * The first revision of the next edit. Revisions continue from one edit to the next (docs/platform/records.md 3.2).
   */
  readonly nextDraftRevision: number;
}

/** What all versions of a record share. */
export interface StoredParent {
  readonly id: string;
  /** The id of a person. */
  readonly owner: string;
  readonly pids: JsonObject;
  /** The newest published version. */
  readonly latest: { readonly id: string; readonly index: number } | null;
  /** The id of the next version's draft. */
  readonly nextDraft: string | null;
  /** The id of the first version's review request, in any status. */
  readonly review?: string | null;
  /** Ids of the record's communities, the default one first. */
  readonly communities?: readonly string[];
}

/** An open multipart upload of the object store. */
interface StoredUpload {
  readonly fileId: string;
}

/** A part in the object store. */
export interface StoredPart {
  readonly blob: string;
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal, of the bytes that arrived. */
  readonly md5: string;
}

/** A file in the object store. */
export interface StoredObject {
  readonly blobs: readonly string[];
  /** In bytes. */
  readonly size: number;
  readonly etag: string;
  readonly modified: string;
}

/** The documents of a storage, by kind. */
export interface Documents {
  readonly drafts: StoredDraft;
  readonly records: StoredRecord;
  readonly parents: StoredParent;
  /** By DOI: the record that registered it. */
  readonly dois: { readonly recordId: string };
  /** By the value of the session cookie. */
  readonly sessions: { readonly personId: string };
  /** By blob: how many file entries reference it. */
  readonly blobs: { readonly uses: number };
  readonly requests: StoredRequest;
  /** By upload id. */
  readonly uploads: StoredUpload;
  /** By upload id and part number, such as `upload/1`. */
  readonly parts: StoredPart;
  /** By file id. */
  readonly objects: StoredObject;
  /** By name of the counter. */
  readonly counters: { readonly value: number };
}

export type Kind = keyof Documents;

export type RequestStatus = "created" | "submitted" | "accepted" | "declined" | "cancelled";

/** A timeline entry: a comment (`C`, HTML in `text`) or an event (`L`, the new status in `text`). */
export interface StoredEvent {
  readonly id: string;
  readonly created: string;
  readonly type: "C" | "L";
  /** The id of a person, or `system`. */
  readonly createdBy: string;
  readonly text: string;
}

/** A request to include a draft in a community (docs/platform/reviews.md 5). */
export interface StoredRequest {
  readonly id: string;
  readonly number: number;
  readonly created: string;
  readonly updated: string;
  readonly revision: number;
  readonly status: RequestStatus;
  /** The title of the record at the submission. */
  readonly title: string;
  /** The id of a person. */
  readonly createdBy: string;
  readonly communityId: string;
  readonly recordId: string;
  readonly events: readonly StoredEvent[];
}
