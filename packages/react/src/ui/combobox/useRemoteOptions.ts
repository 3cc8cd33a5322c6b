import { useEffect, useRef, useState } from "react";

/** Loads suggestions for a query; stops when the signal says so. May answer at once or later. */
export type LoadOptions<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

/** How far a search has come; `options` are those of the last answer, `error` is what `load` threw. */
export type RemoteOptions<Item> = Outcome<Item> | { status: "idle" | "loading"; options: readonly Item[] };

type Outcome<Item> =
  | { status: "ready"; options: readonly Item[] }
  | { status: "failed"; options: readonly never[]; error: unknown };

interface Answer<Item> {
  /** Which search this answers. */
  asked: string;
  outcome: Outcome<Item>;
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
        if (!signal.aborted) setAnswer({ asked, outcome: { status: "ready", options } });
      } catch (error) {
        if (!signal.aborted) setAnswer({ asked, outcome: { status: "failed", options: [], error } });
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, query, enabled, debounceMs]);
  const retry = () => setAttempt((count) => count + 1);
  if (enabled && answer?.asked === asked) return { ...answer.outcome, retry };
  return { status: enabled ? "loading" : "idle", options: answer?.outcome.options ?? [], retry };
}
