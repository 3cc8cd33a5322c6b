import { useEffect, useRef, useState } from "react";

/** Loads suggestions for a query; stops when the signal says so. May answer at once or later. */
export type LoadOptions<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

/** How far a search has come; `options` are those of the last answer. */
export interface RemoteOptions<Item> {
  status: "idle" | "loading" | "ready" | "failed";
  options: readonly Item[];
}

interface Answer<Item> {
  /** Which search this answers. */
  asked: string;
  status: "ready" | "failed";
  options: readonly Item[];
}

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
  const [answer, setAnswer] = useState<Answer<Item> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${query}`;
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        const options = await latestLoad.current(query, signal);
        if (!signal.aborted) setAnswer({ asked, status: "ready", options });
      } catch {
        if (!signal.aborted) setAnswer({ asked, status: "failed", options: [] });
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, query, enabled, debounceMs]);
  const status = !enabled ? "idle" : answer?.asked === asked ? answer.status : "loading";
  return { status, options: answer?.options ?? [], retry: () => setAttempt((count) => count + 1) };
}
