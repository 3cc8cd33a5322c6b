/** Milliseconds between two reports of one request: four a second at most, which is as much as people read. */
const REPORT_INTERVAL = 250;
/** The speed is that of the last so many milliseconds, and is not told before a tenth of them. */
const SPEED_WINDOW = 5000;

interface Sample {
  readonly at: number;
  readonly sent: number;
}

/**
 * Reports of how far a transfer is: at most four a second, never going back, the last byte at once, with the speed of the
 * last seconds in bytes per second (`null` while it would be a guess).
 */
export function createProgressMeter(
  size: number,
  now: () => number,
  report: (sent: number, bytesPerSecond: number | null) => void,
): (sent: number) => void {
  let samples: readonly Sample[] = [{ at: now(), sent: 0 }];
  let told = -1;
  let toldAt = -Infinity;
  return (sent) => {
    const at = now();
    if (sent <= told || (at - toldAt < REPORT_INTERVAL && sent < size)) return;
    told = sent;
    toldAt = at;
    samples = [...samples.filter((sample) => at - sample.at <= SPEED_WINDOW), { at, sent }];
    const [first] = samples;
    const elapsed = first === undefined ? 0 : at - first.at;
    const bytes = sent - (first?.sent ?? 0);
    report(sent, elapsed < SPEED_WINDOW / 10 ? null : Math.round((bytes / elapsed) * 1000));
  };
}
