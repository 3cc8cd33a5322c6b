import type { FileEntry } from "@deposit/core";
import { emptySpeedMeter, isInOtherTab, speedOf, type SpeedMeter, withBytes } from "@deposit/core/internal";

/** The progress of all uploads of this page. Sizes in bytes. */
export interface UploadTotals {
  /** Files in the current batch. A batch ends when no upload is active. */
  readonly count: number;
  readonly done: number;
  readonly failed: number;
  /** Files that are waiting, sent, stored or paused. */
  readonly active: number;
  readonly paused: number;
  /** Files that can be paused now. */
  readonly pausable: number;
  /** Files that are sent now (`sending`), and files that wait for a retry (`delayed`). */
  readonly sending: number;
  readonly delayed: number;
  /** Files that another tab sends. None of the other numbers includes them. */
  readonly elsewhere: number;
  /** Size of all files except failed ones (`size`), and how much of it is sent. */
  readonly size: number;
  readonly sent: number;
  /** Over the last seconds. `null` while it would be a guess. */
  readonly bytesPerSecond: number | null;
  /** How many files joined since the last reading, and the name of one of them. */
  readonly joined: { readonly count: number; readonly name: string };
  /** Files that another tab was sending at the last reading and has cancelled since. */
  readonly gone: { readonly count: number; readonly name: string };
  /** The last name among the files of each kind, or "". */
  readonly names: Readonly<Record<"active" | "done" | "failed" | "elsewhere", string>>;
}

/**
 * Returns the percentage of bytes sent, a whole number from 0 to 100. For empty files it is the percentage of finished
 * files.
 */
export function percentOf({ size, sent, count, done, failed }: UploadTotals): number {
  if (size > 0) return Math.floor((sent / size) * 100);
  return count > failed ? Math.floor((done / (count - failed)) * 100) : 0;
}

/** Returns whether this page is uploading a file. A file that the server fetches itself is not active. */
function isActive({ phase, transfer }: FileEntry): boolean {
  switch (phase.kind) {
    case "pending":
    case "uploading":
    case "paused":
      return true;
    case "finishing":
      return transfer !== "F";
    case "finished":
    case "error":
      return false;
    default:
      return phase satisfies never;
  }
}

function bytesOut({ phase, size }: FileEntry): number {
  if (phase.kind === "finished" || phase.kind === "finishing") return size;
  return phase.kind === "uploading" || phase.kind === "paused" ? Math.min(size, phase.sent) : 0;
}

/** The files in the totals, and whether this tab or another one sends each. */
export type UploadBatch = Map<string, "here" | "elsewhere">;

/** Sums up the uploads in `batch` in one pass. There may be ten thousand, read ten times a second. */
function sumUploads(files: readonly FileEntry[], batch: UploadBatch): Omit<UploadTotals, "bytesPerSecond"> {
  const totals = {
    count: 0,
    done: 0,
    failed: 0,
    active: 0,
    paused: 0,
    pausable: 0,
    sending: 0,
    delayed: 0,
    elsewhere: 0,
    size: 0,
    sent: 0,
  };
  const joined = { count: 0, name: "" };
  const gone = { count: 0, name: "" };
  const sentElsewhere = new Set<string>();
  const names = { active: "", done: "", failed: "", elsewhere: "" };
  for (const entry of files) {
    const { key, phase, size, isBeingRemoved } = entry;
    // The file waits for its deletion, so it is no upload.
    if (isBeingRemoved === true) {
      batch.delete(key);
      continue;
    }
    const active = isActive(entry);
    const before = batch.get(key);
    const place = isInOtherTab(entry) ? "elsewhere" : "here";
    if (before === undefined && place === "here" && !active) continue;
    if (active && before !== "here") {
      joined.count += 1;
      joined.name = key;
    }
    if (before !== place) batch.set(key, place);
    if (place === "elsewhere") {
      sentElsewhere.add(key);
      totals.elsewhere += 1;
      names.elsewhere = key;
      continue;
    }
    totals.count += 1;
    if (phase.kind === "error") {
      totals.failed += 1;
      names.failed = key;
      continue;
    }
    totals.size += size;
    totals.sent += bytesOut(entry);
    if (active) {
      totals.active += 1;
      names.active = key;
    }
    if (phase.kind === "paused") totals.paused += 1;
    if (phase.kind === "pending" || phase.kind === "uploading") totals.pausable += 1;
    if ("delay" in phase && phase.delay !== undefined) totals.delayed += 1;
    else if (phase.kind === "uploading") totals.sending += 1;
    if (phase.kind === "finished") {
      totals.done += 1;
      names.done = key;
    }
  }
  for (const [key, place] of batch) {
    if (place === "here" || sentElsewhere.has(key)) continue;
    batch.delete(key);
    gone.count += 1;
    gone.name = key;
  }
  return { ...totals, joined, gone, names };
}

/** Milliseconds before which the speed of all uploads would be a guess. */
const SHORTEST_MEASUREMENT = 1000;

/**
 * Creates a function that reads the progress of all uploads. Files join the batch when their upload starts. They leave
 * it together after the reading in which none is active any more. Files that another tab sends stay until their outcome
 * is known.
 * The function returns `null` without uploads. `now` is in milliseconds.
 */
export function createUploadMeter(now: () => number): (files: readonly FileEntry[]) => UploadTotals | null {
  let batch: UploadBatch = new Map();
  let speed: SpeedMeter = emptySpeedMeter;
  let sent = 0;
  return (files) => {
    const totals = sumUploads(files, batch);
    if (totals.count + totals.elsewhere + totals.gone.count === 0) {
      batch = new Map();
      speed = emptySpeedMeter;
      return null;
    }
    // The speed restarts when bytes are taken back by a retry or a removal, and while everything is paused or waits for
    // the network.
    const isStill = totals.pausable === 0 || (totals.delayed > 0 && totals.sending === 0);
    if (totals.sent < sent || isStill) speed = emptySpeedMeter;
    speed = withBytes(speed, now(), totals.sent - sent);
    sent = totals.sent;
    if (totals.active === 0) {
      batch = new Map([...batch].filter(([, place]) => place === "elsewhere"));
      speed = emptySpeedMeter;
    }
    return { ...totals, bytesPerSecond: speedOf(speed, SHORTEST_MEASUREMENT) };
  };
}
