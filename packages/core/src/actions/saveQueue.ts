import type { Outcome, TypedValues } from "./ActionContext.ts";

/** Runs saves one at a time. */
export interface SaveQueue {
  /** Saves now, or once more after the save that runs; however often it is asked meanwhile, that is one save more. */
  save(values: TypedValues): Promise<Outcome>;
  /** Runs something that saves by itself, after the saves that were asked for. */
  after(work: () => Promise<Outcome>): Promise<Outcome>;
}

/**
 * A queue in front of the server: two saves never run at once, so that a draft is never created twice and the
 * last word typed is the last one sent (specification 4).
 */
export function createSaveQueue(run: (values: TypedValues) => Promise<Outcome>): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: { values: TypedValues; outcome: Promise<Outcome> } | null = null;

  function enqueue(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = last.then(work);
    // The next one waits for this one's end, not for its success.
    last = outcome.catch(() => undefined);
    return outcome;
  }
  return {
    save(values) {
      if (waiting !== null) {
        waiting.values = values;
        return waiting.outcome;
      }
      const own: { values: TypedValues; outcome: Promise<Outcome> } = {
        values,
        outcome: enqueue(() => {
          waiting = null;
          return run(own.values);
        }),
      };
      waiting = own;
      return own.outcome;
    },
    after: enqueue,
  };
}
