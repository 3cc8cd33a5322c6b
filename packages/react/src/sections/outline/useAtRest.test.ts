import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useAtRest } from "./useAtRest.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that is idle when the test says so; answers what waits for it. */
function busyBrowser() {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    waiting.set(waiting.size + 1, callback);
    return waiting.size;
  });
  vi.stubGlobal("cancelIdleCallback", (request: number) => waiting.delete(request));
  return waiting;
}

describe("A page", () => {
  test("is at rest when the browser is idle, and stays so", () => {
    const waiting = busyBrowser();
    const { result, rerender } = renderHook(useAtRest);
    expect(result.current).toBe(false);
    act(() => waiting.forEach((callback) => callback()));
    expect(result.current).toBe(true);
    rerender();
    expect(result.current).toBe(true);
    expect(waiting.size).toBe(1);
  });

  test("that is gone does not wait for it", () => {
    const waiting = busyBrowser();
    renderHook(useAtRest).unmount();
    expect(waiting.size).toBe(0);
  });

  test("is at rest once it is drawn where a browser cannot tell", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    expect(renderHook(useAtRest).result.current).toBe(true);
  });
});
