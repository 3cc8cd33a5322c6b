import { useEffect, useRef, useState } from "react";

/** Loads suggestions for a query; stops when the signal says so. May answer at once or later. */
export type LoadOptions<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

/** How far a search has come. */
export type RemoteOptions<Item> =
  | { status: "idle"; options: readonly Item[] }
  | { status: "loading"; options: readonly Item[] }
  | { status: "ready"; options: readonly Item[]; query: string }
  | { status: "failed"; options: readonly Item[] };

const idle = { status: "idle", options: [] } as const;

/**
 * Searches while `enabled`, `debounceMs` after the last change; a newer query aborts the older one, so answers
 * never arrive out of order. While the next answer is awaited the last suggestions stay.
 */
export function useRemoteOptions<Item>({
  load,
  query,
  enabled,
  debounceMs,
}: {
  load: LoadOptions<Item>;
  query: string;
  enabled: boolean;
  /** Milliseconds. */
  debounceMs: number;
}): RemoteOptions<Item> & { retry: () => void } {
  const [state, setState] = useState<RemoteOptions<Item>>(idle);
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ status: "loading", options: before.options }));
    const search = async () => {
      try {
        const options = await latestLoad.current(query, signal);
        if (!signal.aborted) setState({ status: "ready", options, query });
      } catch {
        if (!signal.aborted) setState({ status: "failed", options: [] });
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, enabled, debounceMs, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
