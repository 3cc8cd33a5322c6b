import { useRef, useState, type RefObject } from "react";

/** Checkboxes that all have to be ticked before an act. */
export interface Acceptances {
  /** The element around them. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anyAccepted: boolean;
  readonly isAccepted: (id: string) => boolean;
  /** Whether it is to be said that this one is missing. */
  readonly isMissing: (id: string) => boolean;
  readonly accept: (id: string, accepted: boolean) => void;
  /** Whether all are ticked; if not, each that is missing says so and the first has the focus. */
  readonly check: () => boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * Holds what was ticked of the checkboxes with these ids; judged when the act is asked for, not before. What was accepted of
 * one community (`communityId`) is not accepted of another, which may take its place meanwhile.
 */
export function useAcceptances(ids: readonly string[], communityId = ""): Acceptances {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ communityId, accepted: none, asked: false });
  const { accepted, asked } = held.communityId === communityId ? held : { accepted: none, asked: false };
  return {
    box,
    anyAccepted: accepted.size > 0,
    isAccepted: (id) => accepted.has(id),
    isMissing: (id) => asked && !accepted.has(id),
    accept(id, ticked) {
      const next = new Set(accepted);
      if (ticked) next.add(id);
      else next.delete(id);
      setHeld({ communityId, accepted: next, asked });
    },
    check() {
      const missing = ids.find((id) => !accepted.has(id));
      if (missing === undefined) return true;
      setHeld({ communityId, accepted, asked: true });
      box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(missing)}"]`)?.focus();
      return false;
    },
  };
}
