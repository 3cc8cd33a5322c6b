import type { Failure } from "../../errors.ts";
import type { FileEntry, ServerFile, UploadFailure } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { PersistentMap } from "../../shared/persistentMap.ts";
import type { NoTransfer, TransferPlan } from "../stages/chooseTransfer.ts";
import type { ChecksumState } from "./checksumState.ts";
import type { PartsState, PartLink } from "../stages/parts.ts";

/** A file as the server told of it, with the addresses of its parts, from the first on; none where it takes no parts. */
export interface RemoteEntry {
  readonly server: ServerFile;
  readonly partLinks: readonly PartLink[];
}

/**
 * What the server holds of a file as far as we know.
 *
 * - `nothing`: never announced, or deleted. `perhaps`: announced, but the answer was lost (`ours`), or refused because
 *   somebody else's is there. `entry`: announced; `sentAll` when every byte was acknowledged. `isOld` is an entry from
 *   before this page, of which only the journal can say what the server has; `isFresh` one that was announced for the
 *   bytes that are about to be sent whole, and got none yet.
 */
export type OnServer =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "unconfirmed";
      readonly draft: RecordLinks;
      readonly isOurs: boolean;
      /** As what it was announced; bytes. */
      readonly size: number;
      readonly plan: TransferPlan | null;
    }
  | {
      readonly kind: "entry";
      readonly links: ServerFile["links"];
      readonly sentAll: boolean;
      readonly fromEarlierPage?: boolean | undefined;
      readonly isFresh?: boolean | undefined;
    };

/**
 * What is being done with a file. A step that waits for an answer has a live attempt token (`LaneFile.token`).
 *
 * - `resting`: nothing; the entry is finished or failed. `waiting`: for a lane. `paused`: until the person resumes.
 * - `asking`: for the draft. `recalling`: what the journal and the server know of an entry from before this page.
 * - `announcing`: init; `along` are the names that the same request announces. `along`: announced by another's request.
 *   `sending`: the whole file; `parts`: piece by piece, each under a token of its own. `committing`.
 * - `finding`: looking in the list for what init may have left; `lost` is the failure of that init.
 * - `checking`: reading the entry back, after a commit or deletion whose answer was lost, before a retry, or before an entry
 *   that another page has perhaps completed is removed.
 * - `polling`: the server computes the checksum; the entry is read now and then.
 * - `verifying`: the server has the whole file (`server`); the digest is awaited, to compare it with the server's.
 * - `doomed`: waits for its turn to be deleted. `deleting`: then it is announced anew in its draft, or the file is done with.
 * - `backing-off`: `next` is done again after a while, since it failed with `failure`.
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

/** What is done once a pause is over: a step with its request, or one that makes none by itself. */
export type NextAttempt =
  | { readonly kind: "request"; readonly step: Step; readonly request: TaskRequest }
  | { readonly kind: "deletion"; readonly draft: RecordLinks | null }
  | { readonly kind: "restart" };

/** One file in the lanes. `file` holds the bytes while they may still be needed and can be read. */
export interface UploadTask {
  readonly entry: FileEntry;
  readonly file: File | null;
  readonly step: Step;
  readonly token: number;
  readonly checksum: ChecksumState;
  readonly onServer: OnServer;
  /** How it goes to the server; `null` while nobody had to know. */
  readonly plan: TransferPlan | null;
  /** The parts of a file that goes in parts, and what became of each. */
  readonly parts: PartsState | null;
  /** Requests that failed one after the other without anything gained between them. */
  readonly tries: number;
  /** As `tries`, of sending the whole file, which begins with a deletion and a new entry each time. */
  readonly sendTries: number;
  /** Bytes of the whole file that the furthest attempt had out. */
  readonly furthest: number;
  /** How often the server lost it and it was announced anew, since the person last asked for it. */
  readonly restarts: number;
  /** How often sending stalled since something was gained: each time the patience is doubled. */
  readonly stalls: number;
  /** Whether it is to be announced by itself next: an announcement of several was refused, and nobody knows for which. */
  readonly initsAlone: boolean;
  /** Whether the person wants it gone; whatever is under way ends in its deletion. */
  readonly isRemoving: boolean;
  /** Whether the journal says that it is to go. */
  readonly isRemovalSaved: boolean;
  /** Whether the person wants it held; whatever is under way ends in a pause. */
  readonly pauseRequested: boolean;
}

/** What the lanes go by; times are in milliseconds. */
export interface QueueRules {
  /**
   * Requests at the same time. The one deletion beside them is not counted, lest it wait for hours behind large files, nor
   * the readings, few and short, of files whose checksum the server computes or which it fetches.
   */
  readonly concurrency: number;
  /** Before each new try. */
  readonly retryDelays: readonly number[];
  /** Whether digests are compared. Parts that go to a store are hashed all the same. */
  readonly integrityCheck: boolean;
  readonly planTransfer: (size: number) => TransferPlan | NoTransfer;
  /** How many files that go whole are announced in one request, where so many wait; 1 for each by itself. */
  readonly initBatchSize: number;
}

/**
 * All files, by name in one Unicode spelling (NFC). `queue` and `removals` hold the names that wait for a lane, in order,
 * from `Queue.from` on; `active` the few that are neither waiting nor at rest.
 */
export interface QueueState {
  readonly rules: QueueRules;
  readonly lastToken: number;
  readonly files: PersistentMap<UploadTask>;
  readonly active: readonly string[];
  readonly waiting: NameQueue;
  readonly removals: NameQueue;
  /** Files that neither rest nor are paused. */
  readonly busy: number;
  readonly isOffline: boolean;
  /** Lanes in use: fewer than allowed after a stall, one more with every success. */
  readonly slots: number;
}

/** Names in order; those before `from` had their turn. A name whose file does not wait any more is passed by. */
export interface NameQueue {
  readonly names: readonly string[];
  readonly from: number;
}

/** An answer to one effect: the value, or what went wrong. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** What became of sending bytes; `etag` is the digest that a store told, `null` where it tells none. */
export type SendOutcome =
  | { readonly ok: true; readonly etag?: string | null | undefined }
  | { readonly ok: false; readonly failure: UploadFailure };

/** What was known of an entry from before this page: what the server says, and the MD5 of parts that the journal has. */
export interface RestoredEntry {
  readonly announced: RemoteEntry;
  /** By part, from the first; `null` where the journal does not say that the server has it. */
  readonly confirmed: readonly (string | null)[] | null;
  /** Bytes a part, as the journal has it. */
  readonly partSize: number;
}

/** What became of the names that an init announced along with another; `elsewhere` is one that another page sends. */
export type BatchedEntries = ReadonlyMap<string, RemoteEntry | "elsewhere">;

/** What happens to the lanes: what the person asked for, and answers, which name the attempt they belong to. */
export type QueueEvent =
  | { readonly kind: "added"; readonly files: readonly File[] }
  | { readonly kind: "adopted"; readonly entries: readonly FileEntry[] }
  | { readonly kind: "removal-requested"; readonly names: readonly string[] }
  | { readonly kind: "forgotten"; readonly names: readonly string[] }
  | { readonly kind: "retry-requested"; readonly names: readonly string[] }
  | { readonly kind: "pause-requested"; readonly names: readonly string[] | "all" }
  | { readonly kind: "resume-requested"; readonly names: readonly string[] | "all" }
  | { readonly kind: "connection-changed"; readonly isOffline: boolean }
  /** Another page sends this file. */
  | { readonly kind: "found-in-other-tab"; readonly name: string }
  /** Another page, which had this file, has it no more; what the server has of it, as far as it says so. */
  | { readonly kind: "released-by-other-tab"; readonly name: string; readonly server: ServerFile | "gone" | "unknown" }
  /** The program failed over an answer to this file. */
  | { readonly kind: "internal-error"; readonly name: string }
  | ({ readonly name: string; readonly token: number } & (
      | { readonly kind: "draft-answered"; readonly answer: Answer<RecordLinks | "elsewhere" | null> }
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
    ));

/** A request the lanes want made; its answer comes back with the same name and token. */
export type TaskRequest =
  | { readonly kind: "get-draft" }
  | { readonly kind: "restore"; readonly draft: RecordLinks; readonly key: string; readonly links: ServerFile["links"] }
  | {
      readonly kind: "init";
      readonly draft: RecordLinks;
      readonly key: string;
      readonly size: number;
      readonly plan: TransferPlan;
      /** Other files that go whole, to be announced in the same request. */
      readonly batch?: readonly { readonly name: string; readonly key: string; readonly size: number }[] | undefined;
    }
  | { readonly kind: "find"; readonly draft: RecordLinks; readonly key: string }
  | {
      readonly kind: "send";
      readonly file: File;
      readonly links: ServerFile["links"];
      /** How often it stalled before: the limits are doubled each time. */
      readonly stalls: number;
    }
  | {
      readonly kind: "send-part";
      readonly file: File;
      readonly link: PartLink;
      /** Where the part lies in the file, bytes. */
      readonly from: number;
      readonly to: number;
      readonly md5: string | null;
      readonly stalls: number;
    }
  | { readonly kind: "refresh-urls"; readonly links: ServerFile["links"] }
  | { readonly kind: "hash"; readonly file: File; readonly partSize: number | null }
  | { readonly kind: "commit"; readonly links: ServerFile["links"] }
  | { readonly kind: "read"; readonly links: ServerFile["links"] }
  | { readonly kind: "delete"; readonly links: ServerFile["links"] }
  | {
      readonly kind: "wait";
      readonly milliseconds: number;
      /** Whether chance varies it, so that many pages do not come back at once. */
      readonly varied: boolean;
    };

/** What is to be done after a step of the lanes, in this order. */
export type QueueEffect =
  | { readonly kind: "request"; readonly name: string; readonly token: number; readonly request: TaskRequest }
  | { readonly kind: "abort"; readonly token: number }
  /** Lets a digest be computed up to the end of this part. */
  | { readonly kind: "read-on"; readonly token: number; readonly part: number }
  | { readonly kind: "emit"; readonly event: UploadEvent }
  | { readonly kind: "log"; readonly message: string; readonly detail: unknown }
  /** What to remember of a file beyond this page: `null` is to forget it. */
  | { readonly kind: "save-for-resume"; readonly key: string; readonly memory: ResumeData | null }
  /** What an earlier page remembered of the removal of a file is to be forgotten. */
  | { readonly kind: "cancel-removal"; readonly key: string }
  /** Nothing is under way for a file any more: other pages may take it. */
  | { readonly kind: "unlock"; readonly name: string }
  | {
      readonly kind: "removal-settled";
      readonly name: string;
      readonly key: string;
      readonly failure: UploadFailure | null;
    };

/** What is remembered of a file: its cut, the MD5 of every part that the server has, and whether it is to go. */
export interface ResumeData {
  readonly size: number;
  readonly partSize: number;
  readonly parts: readonly (string | null)[];
  readonly unwanted: boolean;
}
