import { emptySpeedMeter, speedOf, withBytes } from "../../shared/speedMeter.ts";

/** Milliseconds between two reports of one request: four a second, which is as much as people read. */
const REPORT_INTERVAL = 250;

/**
 * Returns a listener that reports how far a transfer of `size` bytes is, at most four times a second, and the last byte at
 * once. Bytes never go back. The speed is in bytes per second, `null` while it would be a guess.
 */
export function createProgressMeter(
  size: number,
  now: () => number,
  report: (sent: number, bytesPerSecond: number | null) => void,
): (sent: number) => void {
  let speed = withBytes(emptySpeedMeter, now(), 0);
  let reported = -1;
  let reportedAt = -Infinity;
  return (sent) => {
    const at = now();
    if (sent <= reported || (at - reportedAt < REPORT_INTERVAL && sent < size)) return;
    speed = withBytes(speed, at, sent - Math.max(0, reported));
    reported = sent;
    reportedAt = at;
    report(sent, speedOf(speed));
  };
}
