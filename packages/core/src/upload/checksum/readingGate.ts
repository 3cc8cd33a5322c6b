/** How far a file may be read: to the end of a part, and no further until it is moved. */
export interface ReadingGate {
  /** Lets it be read to the end of this part; never moves back. */
  readTo(part: number): void;
  /** Resolves when this part may be read. */
  open(part: number): Promise<void>;
  /** The part that it may be read to. */
  limit(): number;
}

/** A gate that is closed before the first part. */
export function createReadingGate(): ReadingGate {
  let limit = 0;
  let waiting: { readonly part: number; readonly resolve: () => void } | null = null;
  return {
    limit: () => limit,
    readTo(part) {
      limit = Math.max(limit, part);
      if (waiting === null || waiting.part > limit) return;
      const { resolve } = waiting;
      waiting = null;
      resolve();
    },
    open: (part) => (part <= limit ? Promise.resolve() : new Promise((resolve) => (waiting = { part, resolve }))),
  };
}
