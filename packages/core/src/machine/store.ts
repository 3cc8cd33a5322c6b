import type { DepositEvent } from "./events.ts";
import type { DepositState } from "./state.ts";
import { transition } from "./transition.ts";

/** Is told of every change, with the state before it. */
export type Listener = (state: DepositState, previous: DepositState) => void;

/** Holds a deposit's state; shaped as zustand's stores are. */
export interface DepositStore {
  getState(): DepositState;
  getInitialState(): DepositState;
  subscribe(listener: Listener): () => void;
  dispatch(event: DepositEvent): void;
}

/** A store that begins with `initial` and changes by events alone. */
export function createStore(initial: DepositState): DepositStore {
  let state = initial;
  const listeners = new Set<Listener>();
  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch(event) {
      const previous = state;
      state = transition(previous, event);
      if (state !== previous) for (const listener of listeners) listener(state, previous);
    },
  };
}
