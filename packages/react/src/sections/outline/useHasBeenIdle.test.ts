import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { useHasBeenIdle } from "./useHasBeenIdle.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("useHasBeenIdle", () => {
  test("becomes true when the browser is idle, and stays true", async () => {
    const { rest, waiting } = busyBrowser();
    const { result, rerender } = renderHook(useHasBeenIdle);
    expect(result.current).toBe(false);
    await act(async () => void (await rest()));
    expect(result.current).toBe(true);
    rerender();
    expect(result.current).toBe(true);
    expect(waiting()).toBe(0);
  });

  test("becomes true soon after the first render without requestIdleCallback", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const { result } = renderHook(useHasBeenIdle);
    await vi.waitFor(() => expect(result.current).toBe(true));
  });
});
