import type { Clock, Connectivity } from "../ports.ts";
import type { DepositValues } from "../fields/values.ts";
import { mayAutosave } from "../rules/mayAutosave.ts";
import type { Deposit } from "./Deposit.ts";

/** Milliseconds after the last change at which a draft is saved. */
export const AUTOSAVE_DELAY = 20_000;

/** What autosave needs. */
export interface AutosaveOptions {
  readonly deposit: Pick<Deposit, "getState" | "save">;
  /** The values that are typed now. */
  readonly read: () => DepositValues;
  /** Whether something typed is not on the server. */
  readonly isUnsaved: () => boolean;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  /** Calls the listener when the page is hidden; answers the function that ends it. */
  readonly onHidden: (listener: () => void) => () => void;
  /** @default true; `false` keeps only the Save that was pressed without a network */
  readonly isOn?: boolean | undefined;
}

/** Saves a draft by itself, and a Save that was pressed without a network once it is back. */
export interface Autosave {
  /** Starts the wait anew after a change. */
  changed(): void;
  /** Remembers that Save was pressed without a network. A new upload is created by it, too. */
  remember(): void;
  dispose(): void;
}

/**
 * Creates the autosave of one form. A draft is saved 20 seconds after the last change, when the page is hidden, and when the
 * network is back. The saves are quiet: they show no new field messages, and go through the same queue and the same
 * revision check as those of the button.
 */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { deposit, read, isUnsaved, clock, connectivity, onHidden, isOn = true } = options;
  let cancel: (() => void) | null = null;
  let isRemembered = false;

  function stopWaiting(): void {
    cancel?.();
    cancel = null;
  }

  /** A failed save is tried again with the next change or when the network is back, never in a loop. */
  function save(): void {
    stopWaiting();
    const { record, phase } = deposit.getState();
    if (!isUnsaved() || !connectivity.isOnline()) return;
    if (phase.kind === "running") return void wait();
    const isConflict = phase.kind === "failed" && phase.failure.kind === "conflict";
    const isAllowed = isRemembered || (isOn && mayAutosave(record));
    if (!isAllowed || isConflict) return;
    isRemembered = false;
    void deposit.save(read, { quiet: true });
  }

  function wait(): void {
    stopWaiting();
    cancel = clock.after(AUTOSAVE_DELAY, save);
  }

  const stops = [onHidden(save), connectivity.onChange((isOnline) => isOnline && save())];
  return {
    changed() {
      if (isOn && isUnsaved()) wait();
      else stopWaiting();
    },
    remember() {
      isRemembered = true;
    },
    dispose() {
      stopWaiting();
      for (const stop of stops) stop();
    },
  };
}
