import { afterEach, describe, expect, test, vi } from "vitest";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { whenIdle } from "./whenIdle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that cannot tell that it is idle, with a clock that the test moves. */
function silentBrowser() {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
}

describe("What can wait", () => {
  test("is done when the browser is idle, not before", async () => {
    const { rest } = busyBrowser();
    const act = vi.fn();
    whenIdle(act);
    expect(act).not.toHaveBeenCalled();
    await rest();
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("is taken back before it was done", () => {
    const { waiting } = busyBrowser();
    whenIdle(vi.fn())();
    expect(waiting()).toBe(0);
  });

  test("is done after the time named where a browser cannot tell", () => {
    silentBrowser();
    const act = vi.fn();
    whenIdle(act, 300);
    vi.advanceTimersByTime(299);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("is taken back there, too", () => {
    silentBrowser();
    const act = vi.fn();
    whenIdle(act, 300)();
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
  });

  test("is left out there when no time was named", () => {
    silentBrowser();
    const act = vi.fn();
    whenIdle(act)();
    whenIdle(act);
    vi.advanceTimersByTime(100_000);
    expect(act).not.toHaveBeenCalled();
  });
});
