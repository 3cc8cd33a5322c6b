import type { DOMAttributes, KeyboardEvent, PointerEvent } from "react";

/** What dragging makes of one row and its handle. */
export interface RowDragging {
  /** What the handle tells assistive technology. */
  readonly attributes: object;
  /** Lift the row. */
  readonly listeners: DOMAttributes<HTMLElement>;
  /** Where the row is drawn meanwhile, in CSS. */
  readonly transform: string | undefined;
  readonly transition: string | undefined;
  readonly isDragging: boolean;
}

/** A handle that was pressed, by pointer or key. */
export type HandlePress = PointerEvent | KeyboardEvent;

/**
 * Where the rows of a list and their dragging meet: dragging is a chunk of its own that is drawn beside the rows, never
 * around them, so that they stay as they are when it arrives.
 */
export interface DraggableRows {
  readonly setRow: (id: string, element: HTMLElement | null) => void;
  readonly setHandle: (id: string, element: HTMLElement | null) => void;
  readonly elementsOf: (id: string) => { readonly row: HTMLElement | null; readonly handle: HTMLElement | null };
  /** What became of a row; `null` where it cannot be dragged. */
  readonly tell: (id: string, dragging: RowDragging | null) => void;
  readonly draggingOf: (id: string) => RowDragging | null;
  readonly subscribe: (id: string, listener: () => void) => () => void;
  /** Remembers a press that came before dragging did, for as long as it is held, or its handle has the focus. */
  readonly press: (id: string, event: HandlePress) => void;
  /** The press of that row's handle that is still held; once. */
  readonly takePress: (id: string) => HandlePress | null;
}

/** Begins without rows. */
export function createDraggableRows(): DraggableRows {
  const rows = new Map<string, HTMLElement>();
  const handles = new Map<string, HTMLElement>();
  const draggings = new Map<string, RowDragging>();
  const listeners = new Map<string, Set<() => void>>();
  let pressed: { readonly id: string; readonly event: HandlePress } | null = null;
  const release = (): void => {
    pressed = null;
    for (const kind of [...pointerReleases, ...keyReleases]) document.removeEventListener(kind, release, true);
  };
  return {
    setRow: (id, element) => keep(rows, id, element),
    setHandle: (id, element) => keep(handles, id, element),
    elementsOf: (id) => ({ row: rows.get(id) ?? null, handle: handles.get(id) ?? null }),
    tell(id, dragging) {
      keep(draggings, id, dragging);
      for (const listener of listeners.get(id) ?? []) listener();
    },
    draggingOf: (id) => draggings.get(id) ?? null,
    subscribe(id, listener) {
      const those = listeners.get(id) ?? new Set();
      listeners.set(id, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(id);
      };
    },
    press(id, event) {
      release();
      pressed = { id, event };
      const releases = event.type === "keydown" ? keyReleases : pointerReleases;
      for (const kind of releases) document.addEventListener(kind, release, true);
    },
    takePress(id) {
      if (pressed?.id !== id) return null;
      const { event } = pressed;
      release();
      return event;
    },
  };
}

/** What ends a press: the pointer is let go, or the focus goes from the handle whose key was pressed. */
const pointerReleases = ["pointerup", "pointercancel"];
const keyReleases = ["focusout"];

function keep<Value>(map: Map<string, Value>, id: string, value: Value | null): void {
  if (value === null) map.delete(id);
  else map.set(id, value);
}
