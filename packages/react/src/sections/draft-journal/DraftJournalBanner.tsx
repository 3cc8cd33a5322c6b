import { useStore } from "zustand";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";
import { LazyContent } from "../../ui/lazy/LazyContent.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";

const restoreOffer = lazyPart(async () => (await withLazyMessages(import("./RestoreOffer.tsx"))).RestoreOffer, {
  inAdvance: false,
});

/** Draws the offer to restore unsaved changes of an earlier page, while there is one. */
export function DraftJournalBanner() {
  const { journal } = useDepositContext();
  const offer = useStore(journal, (state) => state.offer);
  if (offer === null) return null;
  return (
    <LazyContent late={restoreOffer}>
      {(RestoreOffer) => <RestoreOffer key={offer.entry.id} offer={offer} />}
    </LazyContent>
  );
}
