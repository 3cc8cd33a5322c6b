import { type Failure, failureOf } from "../errors.ts";

/** The outcome of the newest query of a search. */
export type SearchOutcome<Query, Answer> =
  | { readonly kind: "answered"; readonly query: Query; readonly answer: Answer }
  | { readonly kind: "failed"; readonly query: Query; readonly failure: Failure };

/** A search of which only the newest query counts. */
export interface Search<Query> {
  /** Sends a query. Aborts the one before it and drops its answer. */
  ask(query: Query): void;
  /** Aborts the current query and drops its answer. */
  stop(): void;
}

/**
 * Creates a search for use while somebody types (docs/platform/product.md 7.3). `ask` sends a query and passes its signal to
 * a call of the client. `onOutcome` receives the outcome of each query that no later query or `stop` has aborted. The
 * caller decides when to ask: nothing is debounced here.
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
  onOutcome: (outcome: SearchOutcome<Query, Answer>) => void,
): Search<Query> {
  let newest = new AbortController();
  return {
    ask(query) {
      newest.abort();
      newest = new AbortController();
      const { signal } = newest;
      ask(query, signal).then(
        (answer) => {
          if (!signal.aborted) onOutcome({ kind: "answered", query, answer });
        },
        (error: unknown) => {
          if (!signal.aborted) onOutcome({ kind: "failed", query, failure: failureOf(error) });
        },
      );
    },
    stop: () => newest.abort(),
  };
}
