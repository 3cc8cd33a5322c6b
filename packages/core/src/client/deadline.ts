import type { Clock } from "../ports.ts";

/** A limit on how long something may take, which ends early when the caller's signal does. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects as soon as time is up or the caller aborted, whether or not the request heeds the signal. */
  readonly reached: Promise<never>;
  /** Must be called when it is over, so that neither timer nor listener stays. */
  settle(): void;
}

/** Starts a limit of so many milliseconds. */
export function startDeadline(clock: Clock, milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const reached = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(new Error("The request was stopped.")), { once: true });
  });
  // Nobody may be waiting any more when it fires.
  reached.catch(() => undefined);
  const stop = (): void => controller.abort();
  const clearTimer = clock.after(milliseconds, stop);
  if (caller?.aborted === true) stop();
  else caller?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    reached,
    settle: () => {
      clearTimer();
      caller?.removeEventListener("abort", stop);
    },
  };
}
