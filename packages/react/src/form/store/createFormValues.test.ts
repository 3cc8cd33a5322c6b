import { emptyRecord, readConfig } from "@deposit/core";
import { decodeRecord } from "@deposit/core/serialize";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFormValues } from "./createFormValues.ts";

const empty = decodeRecord(emptyRecord, readConfig({}));

describe("what is being typed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told at once to who draws it, and once a moment later to who concludes something from all of it", () => {
    const values = createFormValues(empty);
    const drawing = vi.fn();
    const following = vi.fn();
    values.subscribe(drawing);
    values.subscribeDebounced(following);
    for (const title of ["T", "Ti", "Tid"]) values.write("metadata.title", title);
    expect(drawing).toHaveBeenCalledTimes(3);
    expect(following).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(following).toHaveBeenCalledTimes(1);
  });

  it("is told to those who follow also while somebody types on and on", () => {
    const values = createFormValues(empty);
    const following = vi.fn();
    values.subscribeDebounced(following);
    for (let key = 0; key < 40; key += 1) {
      values.write("metadata.title", `Tide ${key}`);
      vi.advanceTimersByTime(50);
    }
    expect(following.mock.calls.length).toBeGreaterThanOrEqual(13);
    expect(following.mock.calls.length).toBeLessThanOrEqual(20);
  });

  it("is told to those who follow only after the last key was shown", () => {
    const values = createFormValues(empty);
    const following = vi.fn();
    values.subscribeDebounced(following);
    values.write("metadata.title", "T");
    vi.advanceTimersByTime(95);
    values.write("metadata.title", "Ti");
    vi.advanceTimersByTime(15);
    expect(following).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5);
    expect(following).toHaveBeenCalledTimes(1);
  });

  it("is told to all at once when a saved record is taken in, and not once more later", () => {
    const values = createFormValues(empty);
    const following = vi.fn();
    values.subscribeDebounced(following);
    values.write("metadata.title", "Tides");
    values.replace(empty);
    expect(following).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(following).toHaveBeenCalledTimes(1);
  });

  it("is not told to who follows no more", () => {
    const values = createFormValues(empty);
    const following = vi.fn();
    const stop = values.subscribeDebounced(following);
    values.write("metadata.title", "Tides");
    stop();
    vi.advanceTimersByTime(100);
    expect(following).not.toHaveBeenCalled();
  });
});
