import type { DepositState } from "@deposit/core";
import type { DepositSession } from "../session/createDepositSession.ts";
import { isDepositOver } from "../session/isDepositOver.ts";
import { reviewConflict } from "./reviewConflict.ts";

/** Milliseconds between two looks at the server. */
const LOOK_AGAIN = 10_000;

/**
 * Merges a draft that was changed elsewhere: when a save meets the change, and when the depositor comes back to this tab.
 * Answers the function that ends it.
 */
export function watchOtherTabs(session: DepositSession): () => void {
  const { deposit, review } = session;
  let lookedAt = Date.now();
  let isBusy = false;

  async function run(opens: boolean): Promise<void> {
    if (isBusy || review.getState().review !== null) return;
    isBusy = true;
    await reviewConflict(session, { opens }).finally(() => {
      isBusy = false;
    });
  }

  async function look(): Promise<void> {
    const state = deposit.getState();
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOK_AGAIN) return;
    if (state.phase.kind === "running" || isDepositOver(state)) return;
    lookedAt = Date.now();
    const latest = await deposit.readLatest();
    if (latest?.isChanged === true && deposit.getState().phase.kind !== "running") await run(false);
  }

  const onVisible = (): void => void look();
  function check({ phase }: DepositState): void {
    const isConflict = phase.kind === "failed" && phase.failure.kind === "conflict";
    // An autosave must not move the focus.
    if (isConflict) void run(phase.during !== "autosave");
  }
  const stop = deposit.subscribe((state, before) => {
    if (state.phase !== before.phase) check(state);
  });
  // A save may have met the change before this module arrived.
  check(deposit.getState());
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("focus", onVisible);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("focus", onVisible);
  };
}
