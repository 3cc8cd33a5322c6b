import { formatFileSize } from "@deposit/core";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Progress } from "../../../ui/display/Progress.tsx";
import { isElement } from "../../../ui/dom/isElement.ts";
import { useUi } from "../../../ui/root/useUi.ts";
import { TransferFacts } from "./TransferFacts.tsx";
import { percentOf, type UploadTotals } from "./uploadTotals.ts";

/** Shows the progress, speed and remaining time of all uploads, with buttons to pause and resume them all. */
export function UploadOverview({ totals }: { totals: UploadTotals }) {
  const t = useMessage();
  const { tag } = useLocale();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const decimal = useDeposit((state) => state.config.decimal_size_display);
  const { count, done, failed, paused, pausable, sent, size, bytesPerSecond } = totals;
  const percent = percentOf(totals);
  const amount = t("files.progress.text", {
    sent: formatFileSize(sent, decimal, tag),
    size: formatFileSize(size, decimal, tag),
    percent: new Intl.NumberFormat(tag, { style: "percent" }).format(percent / 100),
  });
  return (
    <div className="deposit-uploads" data-deposit-part="uploads">
      <div className="deposit-uploads__line">
        <p className="deposit-uploads__words">
          <strong>{t("files.overall.count", { done, count: count - failed })}</strong>
          {failed === 0 ? null : (
            <span className="deposit-uploads__failed">{t("files.overall.failed", { count: failed })}</span>
          )}
        </p>
        <div className="deposit-uploads__buttons">
          {pausable === 0 ? null : (
            <Button
              // "Resume all" replaces this button under the same key, so it keeps the focus.
              key="first"
              size="sm"
              icon="pause"
              onClick={() => {
                deposit.pauseAll();
                announce(t("files.pausedAll"));
              }}
            >
              {t("files.pauseAll")}
            </Button>
          )}
          {paused === 0 ? null : (
            <Button
              key={pausable === 0 ? "first" : "second"}
              size="sm"
              icon="play"
              onClick={({ currentTarget: { previousElementSibling: other } }) => {
                // This button disappears while the other one stays.
                if (isElement(other)) other.focus();
                deposit.resumeAll();
                announce(t("files.resumedAll"));
              }}
            >
              {t("files.resumeAll")}
            </Button>
          )}
        </div>
      </div>
      <Progress label={t("files.overall")} value={percent} valueText={amount} />
      <TransferFacts amount={amount} left={size - sent} bytesPerSecond={bytesPerSecond} decimal={decimal} />
    </div>
  );
}
