import type { DepositEvent } from "./events.ts";
import type { DepositState } from "./state.ts";
import { transition } from "./reducer.ts";

/** Is told of every change, with the state before it. */
export type Listener = (state: DepositState, previous: DepositState) => void;

/** Holds a deposit's state; shaped as zustand's stores are. */
export interface DepositStore {
  getState(): DepositState;
  getInitialState(): DepositState;
  subscribe(listener: Listener): () => void;
  dispatch(event: DepositEvent): void;
}

/**
 * A store that begins with `initial` and changes by events alone, at once. That an action runs is told `soon`, or with what
 * comes next, if that is earlier: a page that draws it meanwhile would only keep the action's request from leaving.
 */
export function createStore(initial: DepositState, soon: (tell: () => void) => void = setTimeout): DepositStore {
  let state = initial;
  let told = initial;
  const listeners = new Set<Listener>();
  function tell(): void {
    const previous = told;
    told = state;
    if (state !== previous) for (const listener of listeners) listener(state, previous);
  }
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
      tell();
      state = transition(state, event);
      if (event.kind === "step-started") soon(tell);
      else tell();
    },
  };
}
