import type { Outcome, TypedValues } from "../actions/ActionContext.ts";
import type { SaveOptions } from "../actions/saveDraft.ts";

interface WaitingSave {
  values: TypedValues;
  options: SaveOptions;
  readonly outcome: Promise<Outcome>;
}

/** Runs saves one at a time. */
export interface SaveQueue {
  /** Saves now, or once more after the save that runs; however often it is asked meanwhile, that is one save more. */
  save(values: TypedValues, options?: SaveOptions): Promise<Outcome>;
  /** Runs something that saves by itself, after the saves that were asked for. */
  after(work: () => Promise<Outcome>): Promise<Outcome>;
}

/**
 * A queue in front of the server: two saves never run at once, so that a draft is never created twice and the
 * last word typed is the last one sent (docs/platform/product.md 4.4).
 */
export function createSaveQueue(run: (values: TypedValues, options: SaveOptions) => Promise<Outcome>): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: WaitingSave | null = null;

  function enqueue(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = last.then(work);
    // The next one waits for this one's end, not for its success.
    last = outcome.catch(() => undefined);
    return outcome;
  }
  return {
    save(values, options = {}) {
      if (waiting !== null) {
        waiting.values = values;
        waiting.options = options;
        return waiting.outcome;
      }
      const own: WaitingSave = {
        values,
        options,
        outcome: enqueue(() => {
          waiting = null;
          return run(own.values, own.options);
        }),
      };
      waiting = own;
      return own.outcome;
    },
    after: enqueue,
  };
}
