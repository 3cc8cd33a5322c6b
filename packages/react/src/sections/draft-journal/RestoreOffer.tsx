import type { JournalOffer } from "@deposit/core/internal";
import { useEffect } from "react";
import { useStore } from "zustand";
import { type RestoreManner, restoreOffer } from "../../form/journal/restoreOffer.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { formatMoment } from "../../i18n/formatMoment.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/display/Banner.tsx";
import { useUi } from "../../ui/root/useUi.ts";

/** Props of {@link RestoreOffer}. */
export interface RestoreOfferProps {
  readonly offer: JournalOffer;
}

/**
 * Offers what an earlier page left on this computer. Nothing is restored before the depositor asks for it, since somebody
 * else may sit at this computer by now.
 */
export function RestoreOffer({ offer }: RestoreOfferProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const session = useDepositContext();
  const settle = useStore(session.journal, (state) => state.settle);
  const { changedAt, files } = offer.entry;
  const heading = t("draftJournal.heading", { time: formatMoment(changedAt, tag) });
  useEffect(() => announce(heading), [announce, heading]);
  const restore = (manner: RestoreManner): void =>
    void restoreOffer(session, offer, manner, () => {
      settle("restored");
      announce(t("draftJournal.restored"));
    });
  const names = new Intl.ListFormat(tag).format(files.map(({ name }) => name));
  return (
    <Banner
      tone="warning"
      heading={heading}
      live={false}
      part="draft-journal"
      actions={
        <>
          <Button size="sm" variant="primary" onClick={() => restore("restore")}>
            {t("draftJournal.restore")}
          </Button>
          <Button size="sm" onClick={() => restore("compare")}>
            {t("draftJournal.compare")}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              settle("discarded");
              announce(t("draftJournal.discarded"));
            }}
          >
            {t("draftJournal.discard")}
          </Button>
        </>
      }
    >
      <p className="deposit-text">{t("draftJournal.text")}</p>
      {files.length === 0 ? null : (
        <p className="deposit-text">{t("draftJournal.files", { count: files.length, names })}</p>
      )}
    </Banner>
  );
}
