import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { useAtRest } from "./useAtRest.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("A page", () => {
  test("is at rest when the browser is idle, and stays so", async () => {
    const { rest, waiting } = busyBrowser();
    const { result, rerender } = renderHook(useAtRest);
    expect(result.current).toBe(false);
    await act(async () => void (await rest()));
    expect(result.current).toBe(true);
    rerender();
    expect(result.current).toBe(true);
    expect(waiting()).toBe(0);
  });

  test("is at rest soon after it is drawn where a browser cannot tell", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const { result } = renderHook(useAtRest);
    await vi.waitFor(() => expect(result.current).toBe(true));
  });
});
