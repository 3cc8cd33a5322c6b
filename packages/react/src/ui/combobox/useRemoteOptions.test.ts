import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useRemoteOptions, type LoadOptions } from "./useRemoteOptions.ts";

const hook = (load: LoadOptions<string>, query: string) =>
  renderHook((props: { query: string; enabled: boolean }) => useRemoteOptions({ load, debounceMs: 0, ...props }), {
    initialProps: { query, enabled: true },
  });

describe("a remote search", () => {
  it("aborts the older search for a newer one, and never shows its late answer", async () => {
    const answers: Record<string, (options: string[]) => void> = {};
    const signals: Record<string, AbortSignal> = {};
    const load: LoadOptions<string> = (query, signal) => {
      signals[query] = signal;
      return new Promise((resolve) => {
        answers[query] = resolve;
      });
    };
    const { result, rerender } = hook(load, "a");
    await waitFor(() => expect(answers["a"]).toBeDefined());
    rerender({ query: "ab", enabled: true });
    expect(signals["a"]?.aborted).toBe(true);
    await waitFor(() => expect(answers["ab"]).toBeDefined());
    await act(async () => answers["ab"]?.(["new"]));
    await act(async () => answers["a"]?.(["old"]));
    expect(result.current).toMatchObject({ status: "ready", options: ["new"] });
  });

  it("keeps the last suggestions while the next are awaited", async () => {
    const load = vi
      .fn<LoadOptions<string>>()
      .mockResolvedValueOnce(["a1"])
      .mockReturnValueOnce(new Promise(() => undefined));
    const { result, rerender } = hook(load, "a");
    await waitFor(() => expect(result.current.status).toBe("ready"));
    rerender({ query: "ab", enabled: true });
    expect(result.current).toMatchObject({ status: "loading", options: ["a1"] });
  });

  it("fails as a state, and loads again when asked", async () => {
    const load = vi.fn<LoadOptions<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(["a1"]);
    const { result } = hook(load, "a");
    await waitFor(() => expect(result.current.status).toBe("failed"));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ status: "ready", options: ["a1"] }));
  });

  it("asks for what was typed once the typing pauses, not for each letter", async () => {
    vi.useFakeTimers();
    const load = vi.fn<LoadOptions<string>>(() => new Promise(() => undefined));
    const { rerender } = renderHook(
      ({ query }: { query: string }) => useRemoteOptions({ load, query, enabled: true, debounceMs: 200 }),
      { initialProps: { query: "a" } },
    );
    vi.advanceTimersByTime(150);
    rerender({ query: "ab" });
    vi.advanceTimersByTime(150);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    vi.useRealTimers();
    expect(load.mock.calls.map(([query]) => query)).toEqual(["ab"]);
  });

  it("stops when it is no longer wanted", async () => {
    const load = vi.fn<LoadOptions<string>>(() => new Promise(() => undefined));
    const { rerender } = hook(load, "a");
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    rerender({ query: "a", enabled: false });
    expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  });
});
