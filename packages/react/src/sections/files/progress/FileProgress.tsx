import { type FileEntry, formatFileSize } from "@deposit/core";
import { progressPercentage } from "@deposit/core/internal";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Progress } from "../../../ui/display/Progress.tsx";
import { TransferFacts } from "./TransferFacts.tsx";

/** Shows the progress of an upload: a bar, the bytes, the speed and the remaining time. */
export function FileProgress({ entry, decimal }: { entry: FileEntry; decimal: boolean }) {
  const t = useMessage();
  const { tag } = useLocale();
  const { key, phase, size } = entry;
  const percent = progressPercentage(entry);
  const sent = phase.kind === "uploading" || phase.kind === "paused" ? phase.sent : size;
  const amount = t("files.progress.text", {
    sent: formatFileSize(sent, decimal, tag),
    size: formatFileSize(size, decimal, tag),
    percent: new Intl.NumberFormat(tag, { style: "percent" }).format(percent / 100),
  });
  return (
    <div className="deposit-file__progress">
      <Progress
        label={t("files.progress", { name: key })}
        value={phase.kind === "finishing" ? null : percent}
        valueText={amount}
      />
      <TransferFacts
        amount={phase.kind === "finishing" ? null : amount}
        left={size - sent}
        bytesPerSecond={phase.kind === "uploading" ? phase.bytesPerSecond : null}
        decimal={decimal}
      />
    </div>
  );
}
