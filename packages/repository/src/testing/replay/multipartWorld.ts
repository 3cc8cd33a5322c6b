import type { Target } from "./target.ts";

/**
 * How an instance of `multipart` was set. `little-quota`: on a disk with 1 MB left. `short-downloads`, `short-parts`: in the
 * store, by addresses that live two and four seconds. `default-rules`: in a store that no page may write to.
 */
export type MultipartSetting = "disk" | "little-quota" | "store" | "short-downloads" | "short-parts" | "default-rules";

/** A part that the store keeps. */
export interface KeptPart {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly md5: string;
}

/** What a call alone cannot bring about in the replay of `multipart`: other settings, time, what the store's owner does. */
export interface MultipartWorld {
  /** Who answers in that setting. */
  switchTo(setting: MultipartSetting): Target;
  /** Who makes drafts that have the little quota from their beginning on, where that of a draft cannot be lowered. */
  readonly ofLittleQuota: Target | undefined;
  /** Lets so many seconds go by. */
  pass(seconds: number): Promise<void>;
  /** Lets the worker do its work, where it is not at it anyway. */
  computeChecksums(): Promise<void>;
  /** How many uploads the store holds open, for its owner. */
  openUploads(): Promise<number>;
  /** Completes an upload in the store, past the repository; `address` is that of any of its parts. */
  complete(address: string): Promise<void>;
  /** What the store keeps of the upload that an address belongs to, for its owner. */
  partsOf(address: string): Promise<readonly KeptPart[]>;
  /** Sends half of a body, and gives up. */
  cutOff(request: Request): Promise<void>;
  /** The address as it is in the bucket of that recorded name, where it is an object of those bytes if some are given. */
  inBucket(name: string, address: string, bytes?: Uint8Array<ArrayBuffer>): Promise<string>;
}
