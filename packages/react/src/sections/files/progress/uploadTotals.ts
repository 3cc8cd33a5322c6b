import type { FileEntry } from "@deposit/core";
import { isSentElsewhere } from "../table/isSentElsewhere.ts";

/** How far the uploads of this page are, all together. Sizes in bytes. */
export interface UploadTotals {
  /** Files whose upload was asked for since there last was none. */
  readonly count: number;
  readonly done: number;
  readonly failed: number;
  /** Those that wait, are sent, stored or held. */
  readonly active: number;
  readonly paused: number;
  /** Those that can be held now. */
  readonly pausable: number;
  /** Those that are sent now, and those whose last try failed, so that they wait for the next. */
  readonly sending: number;
  readonly delayed: number;
  /** Those that another page sends; they are none of the others until it does so no more. */
  readonly elsewhere: number;
  /** Size of all but the failed, and how much of it is out. */
  readonly size: number;
  readonly sent: number;
  /** Of the last seconds; `null` while it would be a guess. */
  readonly bytesPerSecond: number | null;
  /** How many joined since the last look, and the name of one of them. */
  readonly joined: { readonly count: number; readonly name: string };
  /** Those that another page sent at the last look, and that are gone since: it cancelled them. */
  readonly gone: { readonly count: number; readonly name: string };
  /** The last name of those that are on their way, are done, failed and are sent elsewhere; "" where there is none. */
  readonly names: Readonly<Record<"active" | "done" | "failed" | "elsewhere", string>>;
}

/** Percent of the bytes that are out, 0 to 100 in whole numbers; of files without a byte, of the files. */
export function percentOf({ size, sent, count, done, failed }: UploadTotals): number {
  if (size > 0) return Math.floor((sent / size) * 100);
  return count > failed ? Math.floor((done / (count - failed)) * 100) : 0;
}

/** Whether a file is on its way from this page: not one that the server fetches by itself. */
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

/** The files whose uploads are told of, and whether this page sends them or another. */
export type UploadBatch = Map<string, "here" | "elsewhere">;

/** The uploads in `batch`, in one pass: there may be ten thousand, ten times a second. */
export function sumUploads(files: readonly FileEntry[], batch: UploadBatch): Omit<UploadTotals, "bytesPerSecond"> {
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
    // It waits for its deletion, and is no upload.
    if (isBeingRemoved === true) {
      batch.delete(key);
      continue;
    }
    const active = isActive(entry);
    const before = batch.get(key);
    const place = isSentElsewhere(entry) ? "elsewhere" : "here";
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
