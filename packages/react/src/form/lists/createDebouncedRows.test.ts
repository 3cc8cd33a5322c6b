import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDebouncedRows } from "./createDebouncedRows.ts";

interface Reference {
  readonly key: string;
  readonly reference: string;
}

/** A list that a test changes, and how often those around its rows were told. */
function showRows(...first: readonly Reference[]) {
  let rows: readonly Reference[] = first;
  const listeners = new Set<() => void>();
  const view = createDebouncedRows({
    read: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const told = vi.fn();
  const stop = view.subscribe(told);
  return {
    view,
    told,
    stop,
    change(...next: readonly Reference[]) {
      rows = next;
      for (const listener of listeners) listener();
    },
  };
}

const one = { key: "a", reference: "Gauges" };
const other = { key: "b", reference: "Tides" };

describe("a list whose rows draw what is typed in them themselves", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stays as it was while somebody types in a row, and is that of now once they pause", () => {
    const { view, told, change } = showRows(one, other);
    const before = view.read();
    for (const reference of ["Gauges o", "Gauges of", "Gauges of the Bight"]) {
      change({ ...one, reference }, other);
      vi.advanceTimersByTime(100);
    }
    expect(view.read()).toBe(before);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(view.read()).toEqual([{ ...one, reference: "Gauges of the Bight" }, other]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is that of now at once when a row comes, goes or moves, with what was typed until then", () => {
    const { view, told, change } = showRows(one, other);
    const typed = { ...one, reference: "Gauges of" };
    change(typed, other);
    change(other, typed);
    expect(view.read()).toEqual([other, typed]);
    change(other);
    expect(view.read()).toEqual([other]);
    change(other, one);
    expect(view.read()).toEqual([other, one]);
    expect(told).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it("is that of now as soon as the field was left, for the next one may be a button with the row's name", () => {
    const { view, told, change } = showRows(one);
    const typed = { ...one, reference: "Gauges of" };
    change(typed);
    view.settle();
    expect(view.read()).toEqual([typed]);
    expect(told).toHaveBeenCalledTimes(1);
    view.settle();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("follows what was typed before anybody listened, too", () => {
    const { view, stop, change } = showRows(one);
    stop();
    const typed = { ...one, reference: "Gauges of" };
    change(typed);
    const told = vi.fn();
    view.subscribe(told);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(told).toHaveBeenCalledTimes(1);
    expect(view.read()).toEqual([typed]);
  });

  it("tells nobody who went away before the pause", () => {
    const { told, stop, change } = showRows(one);
    change({ ...one, reference: "Gauges o" });
    stop();
    vi.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
  });
});
