import { type Failure, failureOf } from "../errors.ts";

/** What became of the newest question of a search. */
export type SearchOutcome<Query, Answer> =
  | { readonly kind: "answered"; readonly query: Query; readonly answer: Answer }
  | { readonly kind: "failed"; readonly query: Query; readonly failure: Failure };

/** A search of which the newest question alone counts. */
export interface Search<Query> {
  /** Asks; a question that still waits for its answer is stopped, and its answer dropped. */
  ask(query: Query): void;
  /** Stops the question that waits, and hears no more of it. */
  stop(): void;
}

/**
 * Searches while somebody types: of several questions the newest is heard, and it alone, however late the answers to
 * the others come (docs/platform/product.md 7.3). `ask` gets a signal, to be passed to a call of the client; `heard` is
 * told once of each question that was neither stopped nor followed by another. When to ask is the caller's to say:
 * nothing is delayed here.
 *
 * @example
 * const search = createSearch(
 *   (text: string, signal) => client.vocabularies.search("languages", { text, signal }),
 *   (outcome) => show(outcome),
 * );
 * input.addEventListener("input", () => search.ask(input.value));
 */
export function createSearch<Query, Answer>(
  ask: (query: Query, signal: AbortSignal) => Promise<Answer>,
  heard: (outcome: SearchOutcome<Query, Answer>) => void,
): Search<Query> {
  let newest = new AbortController();
  return {
    ask(query) {
      newest.abort();
      newest = new AbortController();
      const { signal } = newest;
      ask(query, signal).then(
        (answer) => {
          if (!signal.aborted) heard({ kind: "answered", query, answer });
        },
        (error: unknown) => {
          if (!signal.aborted) heard({ kind: "failed", query, failure: failureOf(error) });
        },
      );
    },
    stop: () => newest.abort(),
  };
}
