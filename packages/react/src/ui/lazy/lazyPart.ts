import { createListeners } from "../dom/createListeners.ts";

/** How it stands with a part of the interface that is a chunk of its own. */
export type LazyPartState<Part> =
  | { readonly kind: "absent" }
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly part: Part }
  | { readonly kind: "failed"; readonly error: unknown };

/** A part of the interface that is fetched when it is needed, or in advance. */
export interface LazyPart<Part> {
  readonly getState: () => LazyPartState<Part>;
  /** Tells of every change of the state; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it, once; after a failure it tries anew. Never rejects: `getState` says what became of it. */
  readonly load: () => Promise<void>;
}

/** Every part of the modules that were loaded so far which may be fetched in advance, by {@link loadLazyParts}. */
export const lazyParts = new Set<LazyPart<unknown>>();

/** Told whenever a late part is wanted on the page, whether it is there already or not. */
export const openings = new Set<() => void>();

/**
 * Puts a part off. `React.lazy` is not used, since it keeps a failure for good and suspends for a moment even when the
 * chunk is there already: a dialog has to open with the press. It is fetched while the page rests, unless not `inAdvance`.
 *
 * @example const editor = lazyPart(async () => (await import("./Editor.tsx")).Editor);
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>, { inAdvance = true } = {}): LazyPart<Part> {
  let state: LazyPartState<Part> = { kind: "absent" };
  let loading: Promise<void> | null = null;
  const { subscribe, tell } = createListeners();
  const become = (next: LazyPartState<Part>): void => {
    state = next;
    tell();
  };
  const fetchOnce = async (): Promise<void> => {
    become({ kind: "loading" });
    try {
      become({ kind: "loaded", part: await fetchPart() });
    } catch (error) {
      loading = null;
      become({ kind: "failed", error });
    }
  };
  const late: LazyPart<Part> = {
    getState: () => state,
    subscribe,
    load: () => (loading ??= fetchOnce()),
  };
  if (inAdvance) lazyParts.add(late);
  return late;
}
