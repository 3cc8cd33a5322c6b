import { type DraftJournal, type JournaledState, type JournalOffer, openDraftJournal } from "@deposit/core/internal";
import type { KeepDraftJournalOptions } from "./createJournalState.ts";
import type { DepositSession } from "../session/createDepositSession.ts";
import { isDepositOver } from "../session/isDepositOver.ts";

/** Reads from the session what the journal keeps. */
function readState({ deposit, values, unsaved }: DepositSession): JournaledState {
  const { record, files } = deposit.getState();
  return {
    draft: record.id ?? null,
    revision: record.revision_id ?? null,
    base: unsaved.settled(),
    values: values.read(),
    files: files
      .filter(({ phase }) => phase.kind !== "finished" && phase.kind !== "error")
      .map(({ key, size }) => ({ name: key, size })),
  };
}

/**
 * Keeps what is typed in a form on this computer, and offers what an earlier page left behind. Answers the function that
 * ends it. Where the browser keeps nothing, the form works without.
 */
export function keepDraftJournal(session: DepositSession, { account, log }: KeepDraftJournalOptions): () => void {
  const { deposit, values, journal: shown } = session;
  let journal: DraftJournal | null = null;
  let isEnded = false;
  const stops: (() => void)[] = [];

  const offerNext = (offers: readonly JournalOffer[]): void => {
    const [offer = null, ...others] = offers;
    shown.setState({
      offer,
      settle() {
        if (offer !== null) void journal?.remove(offer);
        offerNext(others);
      },
    });
  };

  async function begin(): Promise<void> {
    const platform = deposit.client.platform?.() ?? location.origin;
    const opened = await openDraftJournal({ account, platform, log, read: () => readState(session) });
    if (isEnded) return void opened.dispose();
    journal = opened;
    const changed = (): void => {
      if (isDepositOver(deposit.getState())) void opened.clear();
      else opened.changed();
    };
    const hide = (): void => void opened.flush();
    stops.push(values.subscribe(changed), deposit.subscribe(changed));
    window.addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", hide);
    stops.push(() => {
      window.removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", hide);
    });
    // What was typed before the journal was there.
    changed();
    const offers = await opened.offers();
    if (!isEnded) offerNext(offers);
  }

  begin().catch((error: unknown) => log("@deposit/react: the draft journal was not opened.", error));
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    void journal?.dispose();
  };
}
