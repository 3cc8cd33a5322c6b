/** Milliseconds over which a speed is averaged. */
const WINDOW = 5000;
/** Milliseconds between two samples. */
const SAMPLE_INTERVAL = 250;

/** How many bytes had moved in all (`total`) by a time (`at`, milliseconds). */
interface Sample {
  readonly at: number;
  readonly total: number;
}

/** Measures the speed of bytes over the last five seconds. It is a value: each step returns a new meter. */
export type SpeedMeter = readonly Sample[];

/** A meter that has seen nothing yet. */
export const emptySpeedMeter: SpeedMeter = [];

/** Returns the meter after `bytes` more. A clock that was set back starts the measurement again. */
export function withBytes(meter: SpeedMeter, at: number, bytes: number): SpeedMeter {
  const total = (meter.at(-1)?.total ?? 0) + bytes;
  const recent = meter.filter((sample) => sample.at <= at && at - sample.at <= WINDOW);
  const beforeLast = recent.at(-2);
  const kept = beforeLast !== undefined && at - beforeLast.at < SAMPLE_INTERVAL ? recent.slice(0, -1) : recent;
  return [...kept, { at, total }];
}

/** Returns bytes per second, or `null` while the samples span less than `shortest` milliseconds and it would be a guess. */
export function speedOf(meter: SpeedMeter, shortest: number = WINDOW / 10): number | null {
  const [first] = meter;
  const last = meter.at(-1);
  if (first === undefined || last === undefined) return null;
  const elapsed = last.at - first.at;
  return elapsed < shortest ? null : Math.round(((last.total - first.total) / elapsed) * 1000);
}
