import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Rect,
} from "@tanstack/react-virtual";
import { useCallback, useMemo, type RefObject } from "react";

/** Lists up to this length are drawn whole, longer ones through a window that scrolls. */
const DRAWN_WHOLE = 40;

/** Pixels of a row that was not measured yet. */
const ROW_HEIGHT = 60;

/** Pixels of a window that has no height, because nothing is laid out where it is. */
const HEIGHT_WITHOUT_LAYOUT = 600;

/** One row that is to be drawn, and where it begins in the list (pixels); `undefined` where it lies in the flow. */
export interface WindowRow {
  readonly index: number;
  readonly start: number | undefined;
}

/** What of a list is to be drawn now. */
export interface ListWindow {
  readonly rows: readonly WindowRow[];
  /** Height of the whole list in pixels; `undefined` where it is drawn whole. */
  readonly height: number | undefined;
  /** For each row's element: learns how high it is. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls the row into the window. */
  readonly scrollTo: (index: number) => void;
}

/**
 * The window over a long list: only the rows in view are drawn, and those that must not go, such as the one that has
 * the focus or is dragged (`kept`).
 */
export function useListWindow(
  ids: readonly string[],
  panel: RefObject<HTMLElement | null>,
  kept: readonly (string | null)[],
  drawnWhole = DRAWN_WHOLE,
): ListWindow {
  const windowed = ids.length > drawnWhole;
  const keptIndexes = useMemo(() => {
    const indexes = kept.map((id) => (id === null ? -1 : ids.indexOf(id)));
    return windowed ? indexes.filter((index) => index >= 0) : [];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same rows in a new array are no new rows
  }, [ids, windowed, ...kept]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: windowed ? ids.length : 0,
    getScrollElement: useCallback(() => panel.current, [panel]),
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: 6,
    useFlushSync: false,
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || ROW_HEIGHT,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect: Rect) =>
        tell(rect.height === 0 ? { ...rect, height: HEIGHT_WITHOUT_LAYOUT } : rect),
      ),
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].toSorted((one, other) => one - other),
      [keptIndexes],
    ),
  });
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: "auto" }), [virtualizer]);
  if (!windowed)
    return {
      rows: ids.map((_, index) => ({ index, start: undefined })),
      height: undefined,
      measure: undefined,
      scrollTo: ignore,
    };
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}

function ignore(): void {
  // Every row is drawn: the browser scrolls to it by itself.
}
