import { createListeners } from "../dom/createListeners.ts";

/** A sentence that was said, as it stands in the live region for a while. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Hands short sentences to the one live region of the page; made once per {@link UiRoot}. */
export interface Announcer {
  /** Says the text politely, after what was said before; the same text twice is said twice. */
  announce: (text: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** What stands in the live region now, the latest last; the same list while nothing changes. */
  read: () => readonly Announcement[];
}

/** Milliseconds that a sentence stands: a screen reader that was talking has taken it up by then. */
const STANDS = 7000;

const nothing: readonly Announcement[] = [];

/**
 * Makes an {@link Announcer} with nothing said yet. Each sentence stands for itself: one that took the place of another
 * would not be read if it came in the same moment, or the other would not.
 */
export function createAnnouncer(): Announcer {
  const { subscribe, tell } = createListeners();
  let said = nothing;
  let count = 0;
  const become = (next: readonly Announcement[]): void => {
    said = next;
    tell();
  };
  return {
    announce(text) {
      const id = (count += 1);
      become([...said, { id, text }]);
      setTimeout(() => become(said.filter((one) => one.id !== id)), STANDS);
    },
    subscribe,
    read: () => said,
  };
}
