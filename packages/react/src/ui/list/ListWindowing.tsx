import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Rect,
} from "@tanstack/react-virtual";
import { memo, useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Pixels of a row that was not measured yet. */
const ROW_HEIGHT = 60;

/** Pixels of a window that has no height, because nothing is laid out where it is. */
const HEIGHT_WITHOUT_LAYOUT = 600;

/** What a window over a list shows. */
export interface ListView {
  readonly rows: readonly { readonly index: number; readonly start: number }[];
  readonly height: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly scrollTo: (index: number) => void;
}

/** Props of {@link ListWindowing}. */
export interface ListWindowingProps {
  ids: readonly string[];
  panel: RefObject<HTMLElement | null>;
  /** Indexes of rows that stay, wherever the window is. */
  kept: readonly number[];
  /** What a filter is asked for: other words find other rows, of which the first is shown. */
  words: string;
  onView: (view: ListView) => void;
}

/** Draws nothing: tells which rows of a long list are in view, whenever that changes. */
export const ListWindowing = memo(function ListWindowing({ ids, panel, kept, words, onView }: ListWindowingProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getScrollElement: useCallback(() => panel.current, [panel]),
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: 2,
    useFlushSync: false,
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || ROW_HEIGHT,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect: Rect) =>
        tell(rect.height === 0 ? { ...rect, height: HEIGHT_WITHOUT_LAYOUT } : rect),
      ),
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other),
      [kept],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: "auto" }), [virtualizer]);
  useLayoutEffect(() => {
    // Nothing was measured yet: what is drawn stays.
    if (items.length === 0) return;
    const rows = items.map(({ index, start }) => ({ index, start }));
    onView({ rows, height, measure: virtualizer.measureElement, scrollTo });
  }, [items, height, virtualizer, scrollTo, onView]);
  const wordsBefore = useRef(words);
  useLayoutEffect(() => {
    if (wordsBefore.current !== words) virtualizer.scrollToOffset(0);
    wordsBefore.current = words;
  }, [words, virtualizer]);
  useEffect(() => {
    // A row that had the focus before there was a window stays in view.
    const index = kept.at(-1);
    if (index !== undefined) scrollTo(index);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the beginning only
  }, []);
  return null;
});
