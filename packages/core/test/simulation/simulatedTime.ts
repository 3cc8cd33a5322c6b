import type { Clock } from "../../src/ports.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** Simulated time, in milliseconds. Events that are due happen one after the other. */
export interface SimulatedTime {
  /** The page's clock: it may be wrong, sleep, and be throttled. */
  readonly clock: Clock;
  now(): number;
  /** Schedules an event of the world, which neither sleeps nor is throttled. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Moves the page's clock by these milliseconds. */
  jump(milliseconds: number): void;
  /** Suspends the page's timers for a while. Then all of them run. */
  sleep(milliseconds: number): void;
  /** Runs the page's timers only once in an interval. 0: as usual. */
  throttle(milliseconds: number): void;
  /** Runs the next event. Returns `false` if there is none. */
  step(): boolean;
}

/** Creates time that starts on a day in November. */
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
        // Checked again when it is due, because the page may sleep by then.
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
