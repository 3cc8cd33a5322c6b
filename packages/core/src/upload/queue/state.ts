import type { Failure } from "../../errors.ts";
import type { FileEntry, ServerFile, UploadFailure } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { PersistentMap } from "./persistentMap.ts";
import type { NoTransfer, TransferPlan } from "../stages/chooseTransfer.ts";
import type { PartLink, PartsState } from "./parts.ts";
import type { RemoteEntry } from "./remoteEntry.ts";
import type { Attempts, RetryPolicy } from "./retryPolicy.ts";

/** Links of a file's entry on the server. */
export type EntryLinks = ServerFile["links"];

/**
 * What the server holds of a file, as far as this page knows.
 *
 * - `nothing`: never initialized, or deleted.
 * - `unconfirmed`: initialized, but the answer was lost (`isOurs`), or refused because a file of this name exists.
 * - `entry`: initialized. `sentAll`: the server acknowledged every byte. `fromEarlierPage`: only the journal can say what
 *   the server has. `isFresh`: initialized for bytes that will be sent whole, none of which was sent.
 */
export type OnServer =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "unconfirmed";
      readonly draft: RecordLinks;
      readonly isOurs: boolean;
      /** The size that was initialized, in bytes. */
      readonly size: number;
      readonly plan: TransferPlan | null;
    }
  | {
      readonly kind: "entry";
      readonly links: EntryLinks;
      readonly sentAll: boolean;
      readonly fromEarlierPage?: boolean | undefined;
      readonly isFresh?: boolean | undefined;
    };

/**
 * The MD5 of a file's bytes. It is computed beside the steps, so that it has an attempt token of its own.
 *
 * - `computing`: `ahead` holds what was read of the parts while the file was initialized.
 * - `known`: `md5` is 32 hexadecimal digits, `ofParts` the MD5 of the part MD5s.
 * - `unknown`: it could not be computed, so that nothing is compared.
 */
export type ChecksumState =
  | { readonly kind: "not-started" }
  | {
      readonly kind: "computing";
      readonly token: number;
      readonly ahead?: { readonly partSize: number; readonly md5s: readonly string[] };
    }
  | { readonly kind: "known"; readonly md5: string; readonly ofParts: string | null }
  | { readonly kind: "unknown" };

/**
 * What is being done with a file. A step that awaits an answer has a live attempt token (`UploadTask.token`).
 *
 * - `idle`: the entry is finished or failed. `waiting`: for a slot. `paused`: until the user resumes it.
 * - `awaiting-draft`: the draft's links. `restoring`: what journal and server know of an entry from an earlier page.
 * - `initializing`: `batch` names the files that the same request initializes; those are `batched`.
 * - `looking-up`: searches the list for what an init left; `lost` is the failure of that init.
 * - `sending`: the whole file. `parts`: part by part, each with a token of its own. `committing`: all bytes are there.
 * - `reading-back`: reads the entry, to decide what to do next.
 * - `polling`: reads the entry now and then, until the server has computed its checksum or fetched the file.
 * - `verifying`: the server has the file; its checksum is compared when this page knows its own.
 * - `pending-delete`: waits until it may be deleted. `deleting`: with a `draft`, the file is initialized again afterwards.
 * - `backing-off`: does `next` after a pause, because of `failure`.
 */
export type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "waiting" }
  | { readonly kind: "paused" }
  | { readonly kind: "awaiting-draft" }
  | { readonly kind: "restoring"; readonly draft: RecordLinks }
  | { readonly kind: "initializing"; readonly draft: RecordLinks; readonly batch?: readonly string[] | undefined }
  | { readonly kind: "batched" }
  | { readonly kind: "looking-up"; readonly draft: RecordLinks; readonly lost: Failure | null }
  | { readonly kind: "sending" }
  | { readonly kind: "parts" }
  | { readonly kind: "committing" }
  | { readonly kind: "reading-back"; readonly after: "commit"; readonly failure: Failure }
  | {
      readonly kind: "reading-back";
      readonly after: "delete";
      readonly failure: Failure;
      readonly draft: RecordLinks | null;
    }
  | { readonly kind: "reading-back"; readonly after: "retry"; readonly draft: RecordLinks }
  | { readonly kind: "reading-back"; readonly after: "removal" }
  | { readonly kind: "polling"; readonly times: number; readonly server: ServerFile | null }
  | { readonly kind: "verifying"; readonly server: ServerFile }
  | { readonly kind: "pending-delete"; readonly draft: RecordLinks | null }
  | { readonly kind: "deleting"; readonly draft: RecordLinks | null }
  | { readonly kind: "backing-off"; readonly next: NextAttempt; readonly failure: UploadFailure };

/** A step of one kind. */
export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** What is done after a pause: a request again, a deletion again, or the file from its start. */
export type NextAttempt =
  | { readonly kind: "request"; readonly step: Step; readonly request: TaskRequest }
  | { readonly kind: "deletion"; readonly draft: RecordLinks | null }
  | { readonly kind: "restart" };

/** One file of the upload queue. */
export interface UploadTask {
  readonly entry: FileEntry;
  /** The bytes, while they may be needed and can be read. */
  readonly file: File | null;
  readonly step: Step;
  readonly token: number;
  readonly checksum: ChecksumState;
  readonly onServer: OnServer;
  /** How the file is sent, or `null` while that was not decided. */
  readonly plan: TransferPlan | null;
  readonly parts: PartsState | null;
  readonly attempts: Attempts;
  /** Whether the next init is for this file alone, because one for several files was refused. */
  readonly initsAlone: boolean;
  /** Whether the user removes the file: whatever is under way ends in its deletion. */
  readonly isRemoving: boolean;
  /** Whether the journal says that the file is to be deleted. */
  readonly isRemovalSaved: boolean;
  /** Whether the user paused the file while something was under way: it pauses after that. */
  readonly pauseRequested: boolean;
}

/** What the queue keeps to. Times are in milliseconds. */
export interface QueueRules {
  /**
   * Requests at a time. Deletions and readings of finished files do not count: they are short, and would wait for hours
   * behind large files.
   */
  readonly concurrency: number;
  readonly retry: RetryPolicy;
  /** Whether checksums are compared. Parts that go to a store are hashed in any case. */
  readonly integrityCheck: boolean;
  readonly planTransfer: (size: number) => TransferPlan | NoTransfer;
  /** How many files that are sent whole are initialized in one request. */
  readonly initBatchSize: number;
}

/** The upload queue. Files are keyed by name in one Unicode form (NFC). */
export interface QueueState {
  readonly rules: QueueRules;
  readonly lastToken: number;
  readonly files: PersistentMap<UploadTask>;
  /** Names of the few files that neither wait nor are idle. */
  readonly active: readonly string[];
  /** Names that wait for a slot, in order. */
  readonly waiting: NameQueue;
  /** Names that wait for their deletion, in order. */
  readonly removals: NameQueue;
  /** How many files are neither idle nor paused. */
  readonly busy: number;
  readonly isOffline: boolean;
  /** Requests that may run now: fewer than `concurrency` after a stall. */
  readonly slots: number;
}

/** Names in order; those before `from` are done. A name whose file does not wait any more is skipped. */
export interface NameQueue {
  readonly names: readonly string[];
  readonly from: number;
}

/** The answer to a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** The result of sending bytes; `etag` is what a store answered. */
export type SendOutcome =
  | { readonly ok: true; readonly etag?: string | null | undefined }
  | { readonly ok: false; readonly failure: UploadFailure };

/** What is known of an entry from an earlier page. */
export interface RestoredEntry {
  readonly remote: RemoteEntry;
  /** By part: the MD5 of each part that the server has according to the journal, else `null`. */
  readonly confirmed: readonly (string | null)[] | null;
  /** Bytes of a part, according to the journal. */
  readonly partSize: number;
}

/** Another tab sends the file. */
export type InOtherTab = "in-other-tab";

/** What an init answered about the other files of its batch, by name. */
export type BatchedEntries = ReadonlyMap<string, RemoteEntry | InOtherTab>;

/** What happens to the queue: a request of the user, or an answer to one attempt. */
export type QueueEvent =
  | { readonly kind: "added"; readonly files: readonly File[] }
  | { readonly kind: "adopted"; readonly entries: readonly FileEntry[] }
  | { readonly kind: "removal-requested"; readonly names: readonly string[] }
  | { readonly kind: "forgotten"; readonly names: readonly string[] }
  | { readonly kind: "retry-requested"; readonly names: readonly string[] }
  | { readonly kind: "pause-requested"; readonly names: readonly string[] | "all" }
  | { readonly kind: "resume-requested"; readonly names: readonly string[] | "all" }
  | { readonly kind: "connection-changed"; readonly isOffline: boolean }
  | { readonly kind: "found-in-other-tab"; readonly name: string }
  /** Another tab has released the file; `server` is what the server has of it now. */
  | { readonly kind: "released-by-other-tab"; readonly name: string; readonly server: ServerFile | "gone" | "unknown" }
  /** The program itself failed over an event of this file. */
  | { readonly kind: "internal-error"; readonly name: string }
  | AnswerEvent;

/** An answer to one attempt. */
export type AnswerEvent = { readonly name: string; readonly token: number } & (
  | { readonly kind: "draft-answered"; readonly answer: Answer<RecordLinks | InOtherTab | null> }
  | { readonly kind: "restored"; readonly answer: Answer<RestoredEntry> }
  | { readonly kind: "init-answered"; readonly answer: Answer<RemoteEntry>; readonly batch?: BatchedEntries }
  | { readonly kind: "list-answered"; readonly answer: Answer<RemoteEntry | null> }
  | { readonly kind: "progressed"; readonly sent: number; readonly bytesPerSecond: number | null }
  | { readonly kind: "sent"; readonly outcome: SendOutcome }
  | { readonly kind: "part-hashed"; readonly part: number; readonly md5: string }
  | {
      readonly kind: "hashed";
      readonly md5: string | null;
      readonly ofParts?: string | null;
      readonly isReadable?: boolean;
    }
  | { readonly kind: "urls-answered"; readonly answer: Answer<RemoteEntry> }
  | { readonly kind: "commit-answered"; readonly answer: Answer<ServerFile> }
  | { readonly kind: "read-answered"; readonly answer: Answer<ServerFile> }
  | { readonly kind: "delete-answered"; readonly answer: Answer<null> }
  | { readonly kind: "waited" }
);

/** A request of one file. Its answer comes back with the same name and token. */
export type TaskRequest =
  | { readonly kind: "get-draft" }
  | { readonly kind: "restore"; readonly draft: RecordLinks; readonly key: string; readonly links: EntryLinks }
  | {
      readonly kind: "init";
      readonly draft: RecordLinks;
      readonly key: string;
      readonly size: number;
      readonly plan: TransferPlan;
      /** Other files that are sent whole, to be initialized by the same request. */
      readonly batch?: readonly { readonly name: string; readonly key: string; readonly size: number }[] | undefined;
    }
  | { readonly kind: "find"; readonly draft: RecordLinks; readonly key: string }
  | { readonly kind: "send"; readonly file: File; readonly links: EntryLinks; readonly stalls: number }
  | {
      readonly kind: "send-part";
      readonly file: File;
      readonly link: PartLink;
      /** Offsets of the part in the file, in bytes. */
      readonly from: number;
      readonly to: number;
      readonly md5: string | null;
      readonly stalls: number;
    }
  | { readonly kind: "refresh-urls"; readonly links: EntryLinks }
  | { readonly kind: "hash"; readonly file: File; readonly partSize: number | null }
  | { readonly kind: "commit"; readonly links: EntryLinks }
  | { readonly kind: "read"; readonly links: EntryLinks }
  | { readonly kind: "delete"; readonly links: EntryLinks }
  | {
      readonly kind: "wait";
      readonly milliseconds: number;
      /** Whether chance varies the pause. */
      readonly varied: boolean;
    };

/** What the uploader must do after an event, in this order. */
export type QueueEffect =
  | { readonly kind: "request"; readonly name: string; readonly token: number; readonly request: TaskRequest }
  | { readonly kind: "abort"; readonly token: number }
  /** Lets a checksum be computed to the end of this part. */
  | { readonly kind: "read-on"; readonly token: number; readonly part: number }
  | { readonly kind: "emit"; readonly event: UploadEvent }
  | { readonly kind: "log"; readonly message: string; readonly detail: unknown }
  /** Saves a file for the next page; `null` forgets it. */
  | { readonly kind: "save-for-resume"; readonly key: string; readonly data: ResumeData | null }
  /** Forgets that an earlier page was to remove this file. */
  | { readonly kind: "cancel-removal"; readonly key: string }
  /** Lets other tabs have the file. */
  | { readonly kind: "unlock"; readonly name: string }
  | {
      readonly kind: "removal-settled";
      readonly name: string;
      readonly key: string;
      readonly failure: UploadFailure | null;
    };

/** What the next page has to know of a file. */
export interface ResumeData {
  readonly size: number;
  readonly partSize: number;
  /** The MD5 of each part that the server has, else `null`. */
  readonly parts: readonly (string | null)[];
  /** Whether the file is to be deleted. */
  readonly unwanted: boolean;
}
