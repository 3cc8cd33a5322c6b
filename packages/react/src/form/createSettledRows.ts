/** Milliseconds without a change, after which what was typed counts as settled. */
const PAUSE = 300;

/** A list of rows, and how to hear that there is another. */
export interface RowsView<Entry> {
  read(): readonly Entry[];
  subscribe(listener: () => void): () => void;
}

/**
 * A list as those see it who draw around its rows: anew at once when rows come, go or move, and when only what stands in
 * them changes, once the typing pauses. What is typed in a row is drawn by that row alone (`useEntry`); its name on its
 * buttons and in the filter may come a moment later.
 */
export function createSettledRows<Entry extends { readonly key: string }>({
  read: readNow,
  subscribe,
}: RowsView<Entry>): RowsView<Entry> {
  let shown = readNow();
  const read = (): readonly Entry[] => {
    const now = readNow();
    if (now !== shown && !hasSameRows(shown, now)) shown = now;
    return shown;
  };
  return {
    read,
    subscribe(listener) {
      let told = shown;
      let pause: ReturnType<typeof setTimeout> | undefined;
      const tell = (): void => {
        told = shown;
        listener();
      };
      const stop = subscribe(() => {
        clearTimeout(pause);
        if (read() !== told) return tell();
        if (readNow() !== shown)
          pause = setTimeout(() => {
            shown = readNow();
            tell();
          }, PAUSE);
      });
      return () => {
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
