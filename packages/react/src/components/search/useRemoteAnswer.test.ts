import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRemoteAnswer } from "./useRemoteAnswer.ts";

/** Questions that are answered when the test says so. */
function open(first: string) {
  const asked = new Map<
    string,
    { readonly signal: AbortSignal; readonly answer: (text: string) => void; readonly fail: () => void }
  >();
  const hook = renderHook(
    ({ question }) =>
      useRemoteAnswer(question, async (signal) => {
        return await new Promise<string>((resolve, reject) => {
          asked.set(question, { signal, answer: resolve, fail: () => reject(new Error("no answer")) });
        });
      }),
    { initialProps: { question: first } },
  );
  const of = (question: string) => asked.get(question) ?? never();
  return { ...hook, of };
}

function never(): never {
  throw new Error("This was not asked.");
}

it("keeps the answer before while the next is on its way, and stops the older question", async () => {
  const { result, rerender, of, unmount } = open("one");
  await waitFor(() => of("one"));
  expect(result.current).toEqual({ kind: "loading", answer: null });
  await act(async () => of("one").answer("first"));
  expect(result.current).toEqual({ kind: "ready", answer: "first" });
  rerender({ question: "two" });
  await waitFor(() => of("two"));
  rerender({ question: "three" });
  await waitFor(() => of("three"));
  expect(of("two").signal.aborted).toBe(true);
  expect(result.current).toEqual({ kind: "loading", answer: "first" });
  unmount();
  expect(of("three").signal.aborted).toBe(true);
});

it("says of a new question nothing of the failure before it", async () => {
  const { result, rerender, of } = open("one");
  await waitFor(() => of("one"));
  await act(async () => of("one").fail());
  await waitFor(() => expect(result.current.kind).toBe("failed"));
  rerender({ question: "two" });
  expect(result.current).toEqual({ kind: "loading", answer: null });
});
