import { expect, test } from "vitest";
import { openedDeposit } from "../../test/drivers/openedDeposit.ts";
import type { DepositState } from "./state.ts";
import { createStore } from "./store.ts";

/** What a subscriber is told, and what was put off by then. */
function watched() {
  const soon: (() => void)[] = [];
  const store = createStore(openedDeposit(), (tell) => void soon.push(tell));
  const seen: [DepositState, DepositState][] = [];
  const stop = store.subscribe((state, previous) => seen.push([state, previous]));
  return { store, seen, stop, pass: () => soon.splice(0).forEach((tell) => tell()) };
}

test("the store tells of a change once, with the state before it, and not after unsubscribing", () => {
  const { store, seen, stop, pass } = watched();
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  pass();
  stop();
  store.dispatch({ kind: "action-succeeded", action: "save" });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.[1]).toBe(store.getInitialState());
  expect(store.getState().phase.kind).toBe("succeeded");
});

test("that an action runs holds at once, and is told a little later", () => {
  const { store, seen, pass } = watched();
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  expect(store.getState().phase.kind).toBe("running");
  expect(seen).toHaveLength(0);
  pass();
  pass();
  expect(seen.map(([state]) => state.phase.kind)).toEqual(["running"]);
});

test("that an action runs is told before what comes of it, however soon that is", () => {
  const { store, seen, pass } = watched();
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  store.dispatch({ kind: "action-succeeded", action: "save" });
  pass();
  expect(seen.map(([state, before]) => [before.phase.kind, state.phase.kind])).toEqual([
    ["idle", "running"],
    ["running", "succeeded"],
  ]);
});

test("the store says nothing where nothing changed", () => {
  const { store, seen, pass } = watched();
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  pass();
  store.dispatch({ kind: "message-dismissed" });
  pass();
  expect(seen).toHaveLength(1);
});
