import type { Failure } from "../errors.ts";
import type { FileEntry, FileLinks, ServerFile, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import type { UploadEvent } from "../record/uploadEvent.ts";

/**
 * What the server holds of a file as far as we know.
 *
 * - `nothing`: never announced, or deleted. `perhaps`: announced, but the answer was lost (`ours`), or refused because
 *   somebody else's is there. `entry`: announced; `sentAll` when every byte was acknowledged.
 */
export type OnServer =
  | { readonly kind: "nothing" }
  | { readonly kind: "perhaps"; readonly draft: RecordLinks; readonly ours: boolean }
  | { readonly kind: "entry"; readonly links: FileLinks; readonly sentAll: boolean };

/**
 * What is being done with a file. A step that waits for an answer has a live attempt token (`LaneFile.token`).
 *
 * - `resting`: nothing; the entry is finished or failed. `waiting`: for a lane.
 * - `asking`: for the draft. `announcing`: init. `sending`, `committing`: as they say; `again` after a first commit failed.
 * - `finding`: looking in the list for what init may have left; `lost` is the failure of that init.
 * - `checking`: reading the entry back, after a commit or deletion whose answer was lost, or before a retry.
 * - `verifying`: the server has the whole file (`server`); the digest is awaited, to compare it with the server's.
 * - `deleting`: `then` announces anew, or is done with the file.
 */
export type Step =
  | { readonly kind: "resting" }
  | { readonly kind: "waiting" }
  | { readonly kind: "asking" }
  | { readonly kind: "announcing"; readonly draft: RecordLinks }
  | { readonly kind: "finding"; readonly draft: RecordLinks; readonly lost: Failure | null }
  | { readonly kind: "sending" }
  | { readonly kind: "committing"; readonly again: boolean }
  | { readonly kind: "checking"; readonly after: "commit"; readonly failure: Failure; readonly again: boolean }
  | {
      readonly kind: "checking";
      readonly after: "delete";
      readonly failure: Failure;
      readonly draft: RecordLinks | null;
    }
  | { readonly kind: "checking"; readonly after: "retry"; readonly draft: RecordLinks }
  | { readonly kind: "verifying"; readonly server: ServerFile }
  | { readonly kind: "deleting"; readonly draft: RecordLinks | null };

/**
 * The MD5 of a file's bytes, as far as it is known. It is computed beside the steps, so it has an attempt token of its own.
 *
 * - `unasked`: nobody has asked yet, or what asked was stopped. `awaited`: it is being computed.
 * - `known`: `md5` is 32 hexadecimal digits. `unknown`: it could not be computed, so nothing is compared.
 */
export type Digest =
  | { readonly kind: "unasked" }
  | { readonly kind: "awaited"; readonly token: number }
  | { readonly kind: "known"; readonly md5: string }
  | { readonly kind: "unknown" };

/** One file in the lanes. `file` holds the bytes while they may still be needed and can be read. */
export interface LaneFile {
  readonly entry: FileEntry;
  readonly file: File | null;
  readonly step: Step;
  readonly token: number;
  readonly digest: Digest;
  readonly onServer: OnServer;
  /** Whether the person wants it gone; whatever is under way ends in its deletion. */
  readonly unwanted: boolean;
}

/** All files, by name in one Unicode spelling (NFC), in the order they were added. */
export interface LanesState {
  readonly concurrency: number;
  readonly lastToken: number;
  readonly files: ReadonlyMap<string, LaneFile>;
}

/** An answer to one effect: the value, or what went wrong. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** What became of sending the bytes of a file. */
export type SendOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: UploadFailure };

/** What happens to the lanes: what the person asked for, and answers, which name the attempt they belong to. */
export type LaneEvent =
  | { readonly kind: "added"; readonly files: readonly File[] }
  | { readonly kind: "removal-asked"; readonly name: string }
  | { readonly kind: "retry-asked"; readonly name: string }
  | ({ readonly name: string; readonly token: number } & (
      | { readonly kind: "draft-answered"; readonly answer: RecordLinks | null }
      | { readonly kind: "init-answered"; readonly answer: Answer<ServerFile> }
      | { readonly kind: "list-answered"; readonly answer: Answer<ServerFile | null> }
      | { readonly kind: "progressed"; readonly sent: number; readonly bytesPerSecond: number | null }
      | { readonly kind: "sent"; readonly outcome: SendOutcome }
      | { readonly kind: "hashed"; readonly md5: string | null }
      | { readonly kind: "commit-answered"; readonly answer: Answer<ServerFile> }
      | { readonly kind: "read-answered"; readonly answer: Answer<ServerFile> }
      | { readonly kind: "delete-answered"; readonly answer: Answer<null> }
    ));

/** A request the lanes want made; its answer comes back with the same name and token. */
export type LaneRequest =
  | { readonly kind: "ask-draft" }
  | { readonly kind: "init"; readonly draft: RecordLinks; readonly key: string; readonly size: number }
  | { readonly kind: "find"; readonly draft: RecordLinks; readonly key: string }
  | { readonly kind: "send"; readonly file: File; readonly links: FileLinks }
  | { readonly kind: "hash"; readonly file: File }
  | { readonly kind: "commit"; readonly links: FileLinks }
  | { readonly kind: "read"; readonly links: FileLinks }
  | { readonly kind: "delete"; readonly links: FileLinks };

/** What is to be done after a step of the lanes, in this order. */
export type LaneEffect =
  | { readonly kind: "request"; readonly name: string; readonly token: number; readonly request: LaneRequest }
  | { readonly kind: "abort"; readonly token: number }
  | { readonly kind: "emit"; readonly event: UploadEvent }
  | { readonly kind: "log"; readonly message: string; readonly detail: unknown }
  | {
      readonly kind: "removal-settled";
      readonly name: string;
      readonly key: string;
      readonly failure: UploadFailure | null;
    };
