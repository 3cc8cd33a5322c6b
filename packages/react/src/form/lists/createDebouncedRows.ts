/** Milliseconds without a change, after which what was typed counts as settled. */
const PAUSE = 300;

/** A list of rows, and how to hear that there is another. */
export interface RowsView<Entry> {
  read(): readonly Entry[];
  subscribe(listener: () => void): () => void;
}

/** A list that follows once the typing in a row pauses. */
export interface DebouncedRows<Entry> extends RowsView<Entry> {
  /** It pauses now, as when the field was left: the next one may be a button that bears the row's name. */
  settle(): void;
}

/**
 * A list as those see it who draw around its rows: anew at once when rows come, go or move, and when only what stands in
 * them changes, once the typing pauses. What is typed in a row is drawn by that row alone (`useEntry`); its name on its
 * buttons and in the filter may come a moment later.
 */
export function createDebouncedRows<Entry extends { readonly key: string }>({
  read: readNow,
  subscribe,
}: RowsView<Entry>): DebouncedRows<Entry> {
  const listeners = new Set<() => void>();
  let shown = readNow();
  let told = shown;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;

  function tell(): void {
    clearTimeout(pause);
    if (shown === told) return;
    told = shown;
    for (const listener of listeners) listener();
  }
  function read(): readonly Entry[] {
    const now = readNow();
    if (now !== shown && !hasSameRows(shown, now)) shown = now;
    return shown;
  }
  function settle(): void {
    shown = readNow();
    tell();
  }
  function changed(): void {
    read();
    tell();
    if (readNow() !== shown) pause = setTimeout(settle, PAUSE);
  }
  return {
    read,
    settle,
    subscribe(listener) {
      if (listeners.size === 0) stop = subscribe(changed);
      listeners.add(listener);
      // What was typed between the drawing and now is not to be waited for until the next key.
      changed();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(pause);
        stop();
      };
    },
  };
}

/** Whether both are the same rows in the same order, whatever stands in them. */
function hasSameRows(before: readonly { readonly key: string }[], after: readonly { readonly key: string }[]): boolean {
  return before.length === after.length && before.every(({ key }, index) => key === after[index]?.key);
}
