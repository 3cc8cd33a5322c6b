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

/** Holds what was ticked of the checkboxes with these ids; judged when the act is asked for, not before. */
export function useAcceptances(ids: readonly string[]): Acceptances {
  const box = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  return {
    box,
    anyAccepted: accepted.size > 0,
    isAccepted: (id) => accepted.has(id),
    isMissing: (id) => asked && !accepted.has(id),
    accept(id, ticked) {
      const next = new Set(accepted);
      if (ticked) next.add(id);
      else next.delete(id);
      setAccepted(next);
    },
    check() {
      const missing = ids.find((id) => !accepted.has(id));
      if (missing === undefined) return true;
      setAsked(true);
      box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(missing)}"]`)?.focus();
      return false;
    },
  };
}
