import { decodeRecord, emptyRecord, readConfig } from "@deposit/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rehearseSave } from "./rehearseSave.ts";

const values = decodeRecord(emptyRecord, readConfig({}));

/** A session whose preparations are counted, in a browser that is idle when the test says so. */
function openSession() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    waiting.set((last += 1), callback);
    return last;
  });
  vi.stubGlobal("cancelIdleCallback", (request: number) => waiting.delete(request));
  const prepareSave = vi.fn();
  return {
    prepareSave,
    end: rehearseSave({ deposit: { prepareSave }, values: { read: () => values } }),
    /** Lets the browser be idle that often; answers how often it was waited for. */
    rest(times: number): number {
      let rested = 0;
      for (const [request, callback] of waiting) {
        if (rested === times) break;
        waiting.delete(request);
        callback();
        rested += 1;
      }
      return rested;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("A rehearsed save", () => {
  test("is made up once each time the browser is idle, and not for ever", () => {
    const { prepareSave, rest } = openSession();
    expect(prepareSave).not.toHaveBeenCalled();
    rest(1);
    expect(prepareSave).toHaveBeenCalledTimes(1);
    expect(rest(100)).toBeLessThan(10);
    expect(prepareSave.mock.calls.length).toBeGreaterThan(2);
  });

  test("is made of what is typed by then", () => {
    const { prepareSave, rest } = openSession();
    rest(1);
    const [read]: unknown[] = prepareSave.mock.calls[0] ?? [];
    expect(typeof read === "function" ? read() : undefined).toBe(values);
  });

  test("is given up when the form is gone", () => {
    const { prepareSave, rest, end } = openSession();
    rest(2);
    end();
    expect(rest(100)).toBe(0);
    expect(prepareSave).toHaveBeenCalledTimes(2);
  });

  test("ends at a fault and tells nobody: the save itself will", () => {
    const { prepareSave, rest } = openSession();
    prepareSave.mockImplementation(() => {
      throw new Error("Status is undefined");
    });
    expect(rest(100)).toBe(1);
    expect(prepareSave).toHaveBeenCalledTimes(1);
  });

  test("is left out where a browser cannot tell that it is idle", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const prepareSave = vi.fn();
    rehearseSave({ deposit: { prepareSave }, values: { read: () => values } })();
    expect(prepareSave).not.toHaveBeenCalled();
  });
});
