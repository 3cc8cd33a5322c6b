import type { UploadFailure } from "../../record/files.ts";
import { type LanePace, speedOf } from "../queue/pace.ts";

/** Where one part goes. `expiresAt` is in milliseconds of this machine's clock, `null` where nothing is known of it. */
export interface PartLink {
  readonly part: number;
  readonly url: string;
  readonly method: string;
  readonly expiresAt: number | null;
  /** How long the link was good for when it came, milliseconds. */
  readonly lifetime: number | null;
  /** Whether it leads to a store on another origin, rather than to the repository. */
  readonly isStore: boolean;
}

/** A part that holds a lane: its MD5 is awaited, its bytes are going out, or it waits to be sent again. */
export interface ActivePart {
  readonly part: number;
  readonly token: number;
  readonly state: "hashing" | "sending" | "backing-off";
  /** Bytes that are out. */
  readonly sent: number;
  /** Bytes that its furthest attempt had out. */
  readonly furthest: number;
  /** Failures one after the other. */
  readonly attempts: number;
  /** Why it waits to be sent again. */
  readonly failure: UploadFailure | null;
}

/**
 * The parts of a file. A part below `next` that is neither in `again` nor `live` was acknowledged. Lists by part begin
 * with the first part at 0.
 */
export interface PartsState {
  readonly partSize: number;
  readonly count: number;
  readonly links: readonly PartLink[];
  /** `due`: new links are needed, and nothing is sent until they are there. `asked`: they are on their way. */
  readonly refresh:
    | { readonly kind: "none" }
    | { readonly kind: "due" }
    | { readonly kind: "requested"; readonly token: number }
    | { readonly kind: "backing-off"; readonly token: number };
  readonly next: number;
  readonly again: readonly number[];
  readonly active: readonly ActivePart[];
  /** MD5 of each part, as read from the file. */
  readonly md5s: readonly (string | undefined)[];
  /** MD5 of each part that the server has from before this page; such a part is read and compared, and not sent. */
  readonly confirmed: readonly (string | null)[];
  /** Parts whose address was suspected once and exchanged: the next time it counts as a failure. */
  readonly suspected: readonly number[];
  /** How fast all of them go. */
  readonly pace: LanePace;
}

/** The state of a file that is about to be sent in parts. */
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
    pace: [],
  };
}

/** Bytes of one part of a file of `size` bytes. */
export function partBytes({ partSize }: Pick<PartsState, "partSize">, size: number, part: number): number {
  return Math.max(0, Math.min(size, part * partSize) - (part - 1) * partSize);
}

/** Whether every part was acknowledged. */
export function isAllSent({ next, count, again, active }: PartsState): boolean {
  return next > count && again.length === 0 && active.length === 0;
}

/** Whether the server has acknowledged a part. */
export function isAcknowledged({ next, again, active }: PartsState, part: number): boolean {
  return part < next && !again.includes(part) && !active.some((one) => one.part === part);
}

/** Bytes that were acknowledged or are out, of a file of `size` bytes. */
export function bytesOut(parts: PartsState, size: number): number {
  const before = Math.min(size, (parts.next - 1) * parts.partSize);
  const missing = [...parts.again, ...parts.active.map(({ part }) => part)];
  const out = parts.active.reduce((sum, { part, sent }) => sum + Math.min(sent, partBytes(parts, size, part)), 0);
  return missing.reduce((sum, part) => sum - partBytes(parts, size, part), before) + out;
}

/** The speed of all parts, bytes per second; `null` while none goes out, or it would be a guess. */
export function partsSpeed({ active, pace }: PartsState): number | null {
  return active.some(({ state }) => state === "sending") ? speedOf(pace) : null;
}

/** Whether a link had better be exchanged before it is used: a minute before its end, or a quarter of a short life. */
export function isStale({ expiresAt, lifetime }: PartLink, now: number): boolean {
  if (expiresAt === null || lifetime === null) return false;
  return expiresAt - now < Math.min(60_000, lifetime / 4);
}
