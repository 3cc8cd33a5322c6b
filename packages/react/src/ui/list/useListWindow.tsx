import { useMemo, useState, type ReactNode, type RefObject } from "react";
import { LazyFailure } from "../lazy/LazyFailure.tsx";
import { lazyPart } from "../lazy/lazyPart.ts";
import type { ListView } from "./ListWindowing.tsx";
import { useIsPrinting } from "./useIsPrinting.ts";
import { useLazyPart } from "../lazy/useLazyPart.ts";

/** Lists up to this length are drawn whole, longer ones through a window that scrolls. */
const DRAWN_WHOLE = 40;

/** Rows that are drawn until it is known which are in view: about as many as there is room for; the height is the window's. */
const DRAWN_AT_FIRST = 12;

const windowing = lazyPart(async () => (await import("./ListWindowing.tsx")).ListWindowing);

/** One row that is to be drawn, and where it begins in the list (pixels); `undefined` where it lies in the flow. */
export interface WindowRow {
  readonly index: number;
  readonly start: number | undefined;
}

/** What of a list is to be drawn now. */
export interface ListWindow {
  readonly rows: readonly WindowRow[];
  /** Whether it is drawn through a window. */
  readonly isWindowed: boolean;
  /** Height of the whole list in pixels; `undefined` where its rows lie in the flow. */
  readonly height: number | undefined;
  /** For each row's element: learns how high it is. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls the row into the window. */
  readonly scrollTo: (index: number) => void;
  /** What follows the window; to be drawn after the panel. */
  readonly windowing: ReactNode;
}

/**
 * The window over a long list: only the rows in view are drawn, and those that must not go, such as the one that has
 * the focus or is dragged (`kept`). What finds out which are in view is fetched for the first long list; until it is
 * there the first rows are drawn, and if it cannot be fetched and that is accepted, all are. On paper all are, too. It begins
 * at the first row again where that is another one by other `words` of a filter.
 */
export function useListWindow(
  ids: readonly string[],
  panel: RefObject<HTMLElement | null>,
  kept: readonly (string | null)[],
  words: string,
  drawnWhole = DRAWN_WHOLE,
): ListWindow {
  const [isGivenUp, setGivenUp] = useState(false);
  const [view, setView] = useState<ListView | null>(null);
  const isLong = ids.length > drawnWhole && !isGivenUp;
  const isPrinting = useIsPrinting(panel, isLong);
  const isWindowed = isLong && !isPrinting;
  const late = useLazyPart(windowing, isWindowed);
  const keptIndexes = useMemo(() => {
    const indexes = kept.map((id) => (id === null ? -1 : ids.indexOf(id)));
    return isWindowed ? indexes.filter((index) => index >= 0) : [];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same rows in a new array are no new rows
  }, [ids, isWindowed, ...kept]);
  const all = useMemo(
    () => (isWindowed ? [] : ids.map((_, index) => ({ index, start: undefined }))),
    [isWindowed, ids],
  );
  const inFlow = { height: undefined, measure: undefined, scrollTo: ignore };
  if (!isWindowed) return { ...inFlow, isWindowed, rows: all, windowing: null };
  const windowed =
    late.kind === "loaded" ? (
      <late.part ids={ids} panel={panel} kept={keptIndexes} words={words} onView={setView} />
    ) : null;
  if (windowed === null || view === null) {
    const first = Array.from({ length: Math.min(DRAWN_AT_FIRST, ids.length) }, (_, index) => index);
    const indexes = [...new Set([...first, ...keptIndexes])].toSorted((one, other) => one - other);
    return {
      ...inFlow,
      isWindowed,
      rows: indexes.map((index) => ({ index, start: undefined })),
      windowing:
        late.kind === "failed" ? (
          <LazyFailure error={late.error} onRetry={() => void windowing.load()} onGiveUp={() => setGivenUp(true)} />
        ) : (
          windowed
        ),
    };
  }
  return {
    rows: withRows(view.rows, keptIndexes),
    isWindowed,
    height: view.height,
    measure: view.measure,
    scrollTo: view.scrollTo,
    windowing: windowed,
  };
}

/** The rows in view and those that are kept: one that was just moved is drawn before the window knows where it went. */
function withRows(rows: readonly WindowRow[], indexes: readonly number[]): readonly WindowRow[] {
  const missing = indexes.filter((index) => !rows.some((row) => row.index === index));
  if (missing.length === 0) return rows;
  const added = [...new Set(missing)].map((index) => ({ index, start: 0 }));
  return [...rows, ...added].toSorted((one, other) => one.index - other.index);
}

function ignore(): void {
  // The row is drawn: the browser scrolls to it by itself.
}
