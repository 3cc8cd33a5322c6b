import type { JsonObject } from "../json.ts";
import type { StoredRequest } from "../requests/request.ts";

/** The bytes behind a file entry. */
export interface StoredContent {
  readonly fileId: string;
  readonly versionId: string;
  /** Key of the bytes in the storage; imported files of a later version share it. */
  readonly blob: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** A file entry of a bucket: pending until its content was committed. */
export interface StoredFile {
  readonly key: string;
  readonly created: string;
  readonly updated: string;
  /** As declared at init; never checked against the content (wire 2.3). */
  readonly declaredSize: number | null;
  readonly metadata: JsonObject | null;
  readonly hidden: boolean;
  readonly content: StoredContent | null;
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
  /** Where the revisions of the next edit start: they go on counting (wire 1.1). */
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
  /** By what is counted: how many there have been. */
  readonly counters: { readonly value: number };
}

export type Kind = keyof Documents;
