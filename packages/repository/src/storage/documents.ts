import type { JsonObject } from "../json.ts";

/** The bytes behind a file entry. */
export interface StoredContent {
  readonly fileId: string;
  readonly versionId: string;
  /** Keys of the bytes in the storage, in their order; imported files of a later version share them. */
  readonly blobs: readonly string[];
  /** Bytes: counted, but as declared where the file came in parts. */
  readonly size: number;
  /** `md5:…`, or a store's `multipart:…`, or null while it is still computed. */
  readonly checksum: string | null;
}

/** A transfer in parts that is under way (transfer type `M`). */
export interface StoredTransfer {
  readonly fileId: string;
  readonly versionId: string;
  readonly parts: number;
  /** Bytes; a store takes a file without it. */
  readonly partSize: number | null;
  /** Where the parts go: into one blob of the repository, or to an upload of the store. */
  readonly into: { readonly blob: string } | { readonly upload: string };
}

/** A file entry of a bucket: pending until its content was committed. */
export interface StoredFile {
  readonly key: string;
  readonly created: string;
  readonly updated: string;
  /** As declared at init; never checked against the content (docs/platform/files.md 5). */
  readonly declaredSize: number | null;
  /** As declared at init of a transfer in parts: never checked, and told as the file's own. */
  readonly declaredChecksum?: string | null;
  readonly storageClass?: string;
  readonly metadata: JsonObject | null;
  readonly hidden: boolean;
  readonly content: StoredContent | null;
  /** Absent once it is committed, and for a file that is sent whole. */
  readonly transfer?: StoredTransfer | null;
  readonly committed: boolean;
}

export interface StoredFiles {
  readonly enabled: boolean;
  readonly defaultPreview: string | null;
  readonly bucketId: string;
  /** An edit of a published record may not change the files that were published. */
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
  /** Whether the same id is also a published record. */
  readonly isPublished: boolean;
}

export interface StoredRecord extends StoredVersion {
  readonly kind: "record";
  /** Where the revisions of the next edit start: they go on counting (docs/platform/records.md 3.1). */
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
  /** The unpublished draft of the next version. */
  readonly nextDraft: string | null;
  /** The request that its first version is attached to, whatever came of it. */
  readonly review?: string | null;
  /** The communities it is in, the default one first. */
  readonly communities?: readonly string[];
}

/** An upload in parts that a store has open, until it is completed or aborted. */
interface StoredUpload {
  readonly fileId: string;
}

/** A part that a store has got. */
export interface StoredPart {
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal, of what really came. */
  readonly md5: string;
}

/** A file in a store, as it serves it itself. */
export interface StoredObject {
  readonly blobs: readonly string[];
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  readonly modified: string;
}

/** The kinds of documents a storage holds. */
export interface Documents {
  readonly drafts: StoredDraft;
  readonly records: StoredRecord;
  readonly parents: StoredParent;
  /** By DOI: the record that registered it. */
  readonly dois: { readonly recordId: string };
  /** By the value of the session cookie. */
  readonly sessions: { readonly personId: string };
  /** By blob: how many file entries use it. */
  readonly blobs: { readonly uses: number };
  readonly requests: StoredRequest;
  /** By upload. */
  readonly uploads: StoredUpload;
  /** By upload and number, as `upload/1`. */
  readonly parts: StoredPart;
  /** By file id. */
  readonly objects: StoredObject;
  /** By what is counted: how many there have been. */
  readonly counters: { readonly value: number };
}

export type Kind = keyof Documents;

export type RequestStatus = "created" | "submitted" | "accepted" | "declined" | "cancelled";

/** An entry of a request's timeline: a comment (`C`, HTML in `text`) or what happened (`L`, the new status in `text`). */
export interface StoredEvent {
  readonly id: string;
  readonly created: string;
  readonly type: "C" | "L";
  /** The id of a person, or `system`. */
  readonly createdBy: string;
  readonly text: string;
}

/** A draft's request to be taken into a community (docs/platform/product.md 4.1, reviews.md 5). */
export interface StoredRequest {
  readonly id: string;
  readonly number: number;
  readonly created: string;
  readonly updated: string;
  readonly revision: number;
  readonly status: RequestStatus;
  /** The title of the record when it was submitted. */
  readonly title: string;
  /** The id of a person. */
  readonly createdBy: string;
  readonly communityId: string;
  readonly recordId: string;
  readonly events: readonly StoredEvent[];
}
