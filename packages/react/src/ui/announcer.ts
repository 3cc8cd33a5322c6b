/** Hands short sentences to the one live region of the page; made once per {@link UiRoot}. */
export interface Announcer {
  /** Says the text politely; the same text twice in a row is said twice. */
  announce: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** The sentence to show in the live region now. */
  read: () => string;
}

/** Makes an {@link Announcer} with nothing said yet. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let current = "";
  return {
    announce(text) {
      // Screen readers stay silent when the text does not change, so a repeat carries a trailing no-break space.
      current = text === current ? `${text}\u00A0` : text;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => current,
  };
}
