import { DepositError } from "@deposit/core";
import { useCallback, useEffect, useState } from "react";
import { HostProblem, type Problem, problemOfStatus } from "./readJson.ts";

/** The state of a load. */
type Loaded<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly value: Value }
  | { readonly kind: "problem"; readonly problem: Problem };

/** Returns the problem to show for an error. Rethrows programming errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof HostProblem) return error.problem;
  if (!(error instanceof DepositError)) throw error;
  const { failure } = error;
  switch (failure.kind) {
    case "not-found":
    case "gone":
      return "missing";
    case "permission-denied":
    case "signed-out":
      return "forbidden";
    case "rate-limited":
      return "busy";
    case "no-response":
      return "unreachable";
    case "server":
    case "unexpected-answer":
      return problemOfStatus(failure.status) ?? "broken";
    default:
      return "broken";
  }
}

/** The result of one attempt. */
interface Attempt<Value> {
  readonly load: (signal: AbortSignal) => Promise<Value>;
  readonly number: number;
  readonly loaded: Loaded<Value>;
}

/** Loads when the page opens and whenever `load` changes; `retry` loads again. */
export function useLoad<Value>(load: (signal: AbortSignal) => Promise<Value>): {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
} {
  const [last, setLast] = useState<Attempt<Value> | null>(null);
  const [number, setNumber] = useState(0);
  const retry = useCallback(() => setNumber((count) => count + 1), []);
  useEffect(() => {
    const stop = new AbortController();
    const end = (loaded: Loaded<Value>): void => {
      if (!stop.signal.aborted) setLast({ load, number, loaded });
    };
    load(stop.signal).then(
      (value) => end({ kind: "loaded", value }),
      (error: unknown) => end({ kind: "problem", problem: problemOf(error) }),
    );
    return () => stop.abort();
  }, [load, number]);
  const isOfNow = last !== null && last.load === load && last.number === number;
  return { loaded: isOfNow ? last.loaded : { kind: "loading" }, retry };
}
