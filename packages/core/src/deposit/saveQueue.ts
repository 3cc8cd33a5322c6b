import type { Outcome, TypedValues } from "../actions/ActionContext.ts";
import type { SaveOptions } from "../actions/saveDraft.ts";

interface WaitingSave {
  values: TypedValues;
  options: SaveOptions;
  readonly outcome: Promise<Outcome>;
}

/** Runs saves and actions one at a time. */
export interface SaveQueue {
  /** Saves now, or once after the running save, however often it is called meanwhile. */
  save(values: TypedValues, options?: SaveOptions): Promise<Outcome>;
  /** Runs an action after the saves and actions before it. */
  after(work: () => Promise<Outcome>): Promise<Outcome>;
}

/**
 * Creates a queue in which two saves never run at once. A draft is never created twice, and the last values typed are
 * the last ones sent (docs/platform/product.md 4.4).
 */
export function createSaveQueue(run: (values: TypedValues, options: SaveOptions) => Promise<Outcome>): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: WaitingSave | null = null;

  function enqueue(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = last.then(work);
    // The next one runs after this one, whether it succeeds or not.
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
