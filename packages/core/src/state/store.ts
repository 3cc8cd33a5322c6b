import { createStore as createVanillaStore, type StoreApi } from "zustand/vanilla";
import type { DepositEvent } from "./events.ts";
import { transition } from "./reducer.ts";
import type { DepositState } from "./state.ts";

/** The store of a deposit's state: a zustand store that changes by events alone. */
export interface DepositStore extends Omit<StoreApi<DepositState>, "setState"> {
  dispatch(event: DepositEvent): void;
}

/**
 * Creates a store. An event changes the state at once. Defers the notification that a step has started, so that the step's
 * request leaves before a page renders; any later event sends it first.
 */
export function createStore(initial: DepositState, defer: (notify: () => void) => void = setTimeout): DepositStore {
  let state = initial;
  /** Holds the state that subscribers know. */
  const notified = createVanillaStore<DepositState>(() => initial);
  const notify = (): void => notified.setState(state, true);
  return {
    getState: () => state,
    getInitialState: notified.getInitialState,
    subscribe: notified.subscribe,
    dispatch(event) {
      notify();
      state = transition(state, event);
      if (event.kind === "step-started") defer(notify);
      else notify();
    },
  };
}
