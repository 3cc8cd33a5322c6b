import { createListeners } from "../createListeners.ts";

/** How it stands with a part of the interface that is a chunk of its own. */
export type LatePartState<Part> =
  | { readonly kind: "absent" }
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly part: Part }
  | { readonly kind: "failed"; readonly error: unknown };

/** A part of the interface that is fetched when it is needed, or in advance. */
export interface LatePart<Part> {
  readonly getState: () => LatePartState<Part>;
  /** Tells of every change of the state; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it, once; after a failure it tries anew. Never rejects: `getState` says what became of it. */
  readonly load: () => Promise<void>;
}

/** Every part of the modules that were loaded so far which may be fetched in advance, by {@link loadLateParts}. */
export const lateParts = new Set<LatePart<unknown>>();

/** Told whenever a late part is wanted on the page, whether it is there already or not. */
export const openings = new Set<() => void>();

/**
 * Puts a part off. `React.lazy` is not used, since it keeps a failure for good and suspends for a moment even when the
 * chunk is there already: a dialog has to open with the press. It is fetched while the page rests, unless not `inAdvance`.
 *
 * @example const editor = latePart(async () => (await import("./Editor.tsx")).Editor);
 */
export function latePart<Part>(fetchPart: () => Promise<Part>, { inAdvance = true } = {}): LatePart<Part> {
  let state: LatePartState<Part> = { kind: "absent" };
  let loading: Promise<void> | null = null;
  const { subscribe, tell } = createListeners();
  const become = (next: LatePartState<Part>): void => {
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
  const late: LatePart<Part> = {
    getState: () => state,
    subscribe,
    load: () => (loading ??= fetchOnce()),
  };
  if (inAdvance) lateParts.add(late);
  return late;
}
