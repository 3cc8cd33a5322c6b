import type { UploadFailure } from "../../record/files.ts";
import { type SpeedMeter, emptySpeedMeter, speedOf } from "../../shared/speedMeter.ts";
import type { TransferAttempts } from "./retryPolicy.ts";

/** Where one part goes. */
export interface PartLink {
  readonly part: number;
  readonly url: string;
  readonly method: string;
  /** Milliseconds since 1970 by this machine's clock, or `null` if unknown. */
  readonly expiresAt: number | null;
  /** Milliseconds for which the link was valid when it came, or `null` if unknown. */
  readonly lifetime: number | null;
  /** Whether the link leads to a store on another origin instead of the repository. */
  readonly isStore: boolean;
}

/** A part that occupies a slot: its MD5 is computed, its bytes are sent, or it waits for the next attempt. */
export interface ActivePart extends TransferAttempts {
  readonly part: number;
  readonly token: number;
  readonly state: "hashing" | "sending" | "backing-off";
  /** Bytes that this attempt has sent. */
  readonly sent: number;
  /** Why the part waits for the next attempt. */
  readonly failure: UploadFailure | null;
}

/** Whether part addresses are exchanged: `due` and `requested` hold back every part until new ones are there. */
export type UrlRefresh =
  | { readonly kind: "none" }
  | { readonly kind: "due" }
  | { readonly kind: "requested"; readonly token: number }
  | { readonly kind: "backing-off"; readonly token: number };

/**
 * The parts of a file. A part below `next` that is neither in `again` nor in `active` was acknowledged. In lists by part,
 * part 1 is at index 0.
 */
export interface PartsState {
  readonly partSize: number;
  readonly count: number;
  readonly links: readonly PartLink[];
  readonly refresh: UrlRefresh;
  /** The first part that was never sent. */
  readonly next: number;
  /** Parts that must be sent again. */
  readonly again: readonly number[];
  readonly active: readonly ActivePart[];
  /** MD5 of each part, as read from the file. */
  readonly md5s: readonly (string | undefined)[];
  /** MD5 of each part that the server has from an earlier page. Such a part is compared and not sent. */
  readonly confirmed: readonly (string | null)[];
  /** Parts whose address was exchanged because it might have expired. The next such failure counts. */
  readonly suspected: readonly number[];
  readonly speed: SpeedMeter;
}

/** Returns the state of a file whose parts will be sent. */
export function startParts(partSize: number, count: number, links: readonly PartLink[]): PartsState {
  return {
    partSize,
    count,
    links,
    refresh: { kind: "none" },
    next: 1,
    again: [],
    active: [],
    md5s: [],
    confirmed: [],
    suspected: [],
    speed: emptySpeedMeter,
  };
}

/** Returns the parts with every active one among those to send again. */
export function stopped(parts: PartsState): PartsState {
  const again = [...parts.again, ...parts.active.map(({ part }) => part)].toSorted((one, other) => one - other);
  const refresh: UrlRefresh = parts.refresh.kind === "none" ? { kind: "none" } : { kind: "due" };
  return { ...parts, again, active: [], refresh };
}

/** Returns the bytes of one part of a file of `size` bytes. */
export function partBytes({ partSize }: Pick<PartsState, "partSize">, size: number, part: number): number {
  return Math.max(0, Math.min(size, part * partSize) - (part - 1) * partSize);
}

/** Whether the server has acknowledged every part. */
export function isAllSent({ next, count, again, active }: PartsState): boolean {
  return next > count && again.length === 0 && active.length === 0;
}

/** Whether the server has acknowledged a part. */
function isAcknowledged({ next, again, active }: PartsState, part: number): boolean {
  return part < next && !again.includes(part) && !active.some((one) => one.part === part);
}

/** Returns the MD5 of each part of the first `count`, `null` where the server has not acknowledged it. */
export function acknowledgedMd5s(parts: PartsState, count: number): readonly (string | null)[] {
  return Array.from({ length: count }, (_, index) =>
    isAcknowledged(parts, index + 1) ? (parts.md5s[index] ?? null) : null,
  );
}

/** Returns the bytes that were sent of a file of `size` bytes, acknowledged or not. */
export function bytesSent(parts: PartsState, size: number): number {
  const before = Math.min(size, (parts.next - 1) * parts.partSize);
  const missing = [...parts.again, ...parts.active.map(({ part }) => part)];
  const sent = parts.active.reduce((sum, one) => sum + Math.min(one.sent, partBytes(parts, size, one.part)), 0);
  return missing.reduce((sum, part) => sum - partBytes(parts, size, part), before) + sent;
}

/** Returns the speed of all parts together in bytes per second, or `null` while no part is being sent. */
export function partsSpeed({ active, speed }: PartsState): number | null {
  return active.some(({ state }) => state === "sending") ? speedOf(speed) : null;
}
