import { expect, test } from "vitest";
import { openedDeposit } from "../openedDeposit.ts";
import type { DepositState } from "./state.ts";
import { createStore } from "./store.ts";

test("the store tells of a change once, with the state before it, and not after unsubscribing", () => {
  const store = createStore(openedDeposit());
  const seen: [DepositState, DepositState][] = [];
  const stop = store.subscribe((state, previous) => seen.push([state, previous]));
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  stop();
  store.dispatch({ kind: "action-succeeded", action: "save" });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.[1]).toBe(store.getInitialState());
  expect(store.getState().phase.kind).toBe("succeeded");
});

test("the store says nothing where nothing changed", () => {
  const store = createStore(openedDeposit());
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  let told = 0;
  store.subscribe(() => (told += 1));
  store.dispatch({ kind: "message-dismissed" });
  expect(told).toBe(0);
});
