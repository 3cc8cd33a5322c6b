/** The speed is that of the last so many milliseconds, and is not told before a tenth of them. */
const WINDOW = 5000;
/** Milliseconds between two samples. */
const APART = 250;

/** How many bytes had moved by when (milliseconds since 1970), whatever the number of lanes they went by. */
export type LanePace = readonly { readonly at: number; readonly moved: number }[];

/** The pace after so many bytes more. */
export function withMoved(pace: LanePace, at: number, bytes: number): LanePace {
  const moved = (pace.at(-1)?.moved ?? 0) + bytes;
  // A clock that was set back begins anew.
  const recent = pace.filter((sample) => sample.at <= at && at - sample.at <= WINDOW);
  const before = recent.at(-2);
  const kept = before !== undefined && at - before.at < APART ? recent.slice(0, -1) : recent;
  return [...kept, { at, moved }];
}

/** Bytes per second; `null` while it would be a guess. */
export function speedOf(pace: LanePace): number | null {
  const [first] = pace;
  const last = pace.at(-1);
  if (first === undefined || last === undefined) return null;
  const elapsed = last.at - first.at;
  return elapsed < WINDOW / 10 ? null : Math.round(((last.moved - first.moved) / elapsed) * 1000);
}
