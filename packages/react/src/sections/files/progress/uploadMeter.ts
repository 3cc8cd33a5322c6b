import type { FileEntry } from "@deposit/core";
import { sumUploads, type UploadBatch, type UploadTotals } from "./uploadTotals.ts";

/** The speed is that of the last so many milliseconds, and is not told before a fifth of them. */
const SPEED_WINDOW = 5000;

interface Sample {
  readonly at: number;
  readonly sent: number;
}

/**
 * Reads how far the uploads are: files join when their upload is asked for, and all leave when none is under way any more,
 * after one last look. Those that another page sends join, too, and stay until something became of them. `null` while there
 * are none. `now` in milliseconds.
 */
export function createUploadMeter(now: () => number): (files: readonly FileEntry[]) => UploadTotals | null {
  let batch: UploadBatch = new Map();
  let samples: readonly Sample[] = [];
  return (files) => {
    const totals = sumUploads(files, batch);
    if (totals.count + totals.elsewhere + totals.gone.count === 0) {
      batch = new Map();
      samples = [];
      return null;
    }
    const at = now();
    const last = samples.at(-1);
    // Bytes that are taken back, by a new try or a removal, are no speed; neither is what stands still, by wish or
    // without a network.
    const isStill = totals.pausable === 0 || (totals.delayed > 0 && totals.sending === 0);
    if (last === undefined || totals.sent < last.sent || isStill) samples = [{ at, sent: totals.sent }];
    else samples = [...samples.filter((sample) => at - sample.at <= SPEED_WINDOW), { at, sent: totals.sent }];
    if (totals.active === 0) {
      batch = new Map([...batch].filter(([, place]) => place === "elsewhere"));
      samples = [];
    }
    return { ...totals, bytesPerSecond: speedOf(samples) };
  };
}

function speedOf(samples: readonly Sample[]): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < SPEED_WINDOW / 5) return null;
  return Math.round(((last.sent - first.sent) / (last.at - first.at)) * 1000);
}
