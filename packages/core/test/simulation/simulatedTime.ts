import type { Clock } from "../../src/ports.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** Time in which what is due happens at once, one thing after the other. Milliseconds. */
export interface SimulatedTime {
  /** The page's clock: it may be wrong, sleep, and be throttled. */
  readonly clock: Clock;
  now(): number;
  /** Lets something happen later in the world, which neither sleeps nor is throttled; gives what calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Sets the page's clock wrong by so much more. */
  jump(milliseconds: number): void;
  /** The page's timers do not run for so long; then they all do. */
  sleep(milliseconds: number): void;
  /** From now on the page's timers run once in so many milliseconds; 0 for as usual. */
  throttle(milliseconds: number): void;
  /** Does the next thing; `false` when nothing is left to happen. */
  step(): boolean;
}

/** Time that begins at a day in November. */
export function createSimulatedTime(): SimulatedTime {
  let now = Date.UTC(2026, 10, 21);
  let skew = 0;
  let asleepUntil = 0;
  let interval = 0;
  let order = 0;
  const timers = new Set<Timer>();

  const set = (at: number, callback: () => void): (() => void) => {
    order += 1;
    const timer = { at, order, callback };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const roused = (at: number): number => {
    const awake = Math.max(at, asleepUntil);
    return interval === 0 ? awake : Math.ceil(awake / interval) * interval;
  };
  return {
    now: () => now,
    after: (milliseconds, callback) => set(now + Math.max(0, milliseconds), callback),
    clock: {
      now: () => now + skew,
      after: (milliseconds, callback) => {
        // Looked at again when it is due: the page may have fallen asleep meanwhile.
        let stop = (): void => undefined;
        const wait = (at: number): void => {
          stop = set(at, () => {
            const due = roused(at);
            if (due > now) wait(due);
            else callback();
          });
        };
        wait(roused(now + Math.max(0, milliseconds)));
        return () => stop();
      },
    },
    jump: (milliseconds) => (skew += milliseconds),
    sleep: (milliseconds) => (asleepUntil = now + milliseconds),
    throttle: (milliseconds) => (interval = milliseconds),
    step() {
      let first: Timer | undefined;
      for (const timer of timers)
        if (first === undefined || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
          first = timer;
      if (first === undefined) return false;
      timers.delete(first);
      now = Math.max(now, first.at);
      first.callback();
      return true;
    },
  };
}
