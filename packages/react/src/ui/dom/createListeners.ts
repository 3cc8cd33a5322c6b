/** Those who are told of a change, in the order in which they came. */
export interface Listeners {
  /** Tells this one, too; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells them all. */
  readonly tell: () => void;
}

/** Nobody is told yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
