import type { JournalOffer } from "@deposit/core/internal";
import { createStore, type StoreApi } from "zustand/vanilla";

/** How the draft journal of a form is kept. */
export interface KeepDraftJournalOptions {
  /** The account that is signed in; "" where the host does not say. */
  readonly account: string;
  readonly log: (message: string, detail: unknown) => void;
}

/** What the draft journal of a form offers at the moment. */
export interface JournalState {
  /** Unsaved work of an earlier page; `null` where there is none, or it was decided on. */
  readonly offer: JournalOffer | null;
  /** Decides on the offer: `restored` and `discarded` delete it from this computer. */
  readonly settle: (decision: "restored" | "discarded") => void;
}

/** Carries what the journal offers from the lazy module that reads it to the part that shows it. */
export type JournalStore = StoreApi<JournalState>;

/** Creates the store of one form, in which nothing is offered. */
export function createJournalState(): JournalStore {
  return createStore<JournalState>(() => ({ offer: null, settle: () => undefined }));
}
