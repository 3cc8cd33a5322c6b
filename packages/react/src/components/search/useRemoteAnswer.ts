import type { Failure } from "@deposit/core";
import { createSearch } from "@deposit/core/internal";
import { useEffect, useMemo, useRef, useState } from "react";

/** Where a question to the repository stands; what was answered before stays while the next answer is on its way. */
export type RemoteAnswer<Answer> =
  | { readonly kind: "loading"; readonly answer: Answer | null }
  | { readonly kind: "failed"; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: "ready"; readonly answer: Answer };

type Heard<Answer> = { readonly asked: string } & ({ readonly answer: Answer } | { readonly failure: Failure });

/**
 * Asks the repository, and anew whenever `question`, which names what `ask` asks for, is another; a newer question stops
 * the older one.
 *
 * @example useRemoteAnswer(JSON.stringify([text, page]), (signal) => client.vocabularies.awards({ text, page, signal }))
 */
export function useRemoteAnswer<Answer>(
  question: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): RemoteAnswer<Answer> {
  const [heard, setHeard] = useState<Heard<Answer> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  const asked = `${attempt} ${question}`;
  useEffect(() => {
    const search = createSearch<string, Answer>(
      (_asked, signal) => latestAsk.current(signal),
      (outcome) =>
        setHeard(outcome.kind === "answered" ? { asked, answer: outcome.answer } : { asked, failure: outcome.failure }),
    );
    search.ask(asked);
    return () => search.stop();
  }, [asked]);

  return useMemo(() => {
    if (heard === null) return { kind: "loading", answer: null };
    const isOfNow = heard.asked === asked;
    if ("answer" in heard) return { kind: isOfNow ? "ready" : "loading", answer: heard.answer };
    if (!isOfNow) return { kind: "loading", answer: null };
    return { kind: "failed", failure: heard.failure, retry: () => setAttempt((count) => count + 1) };
  }, [heard, asked]);
}
