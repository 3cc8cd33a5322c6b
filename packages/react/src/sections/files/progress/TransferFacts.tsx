import { formatFileSize } from "@deposit/core";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { timeLeft } from "./timeLeft.ts";

interface TransferFactsProps {
  /** Bytes out of all, and as one says it; `null` says nothing of it. */
  amount: string | null;
  /** Bytes still to go. */
  left: number;
  /** `null` while it is not known. */
  bytesPerSecond: number | null;
  decimal: boolean;
}

/** Below a bar: the bytes, how fast they go, and about how long it still takes. */
export function TransferFacts({ amount, left, bytesPerSecond, decimal }: TransferFactsProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const time = bytesPerSecond === null ? null : timeLeft(left / bytesPerSecond, tag);
  return (
    <p className="deposit-file__progress-text">
      {amount === null ? null : <bdi>{amount}</bdi>}
      {bytesPerSecond === null ? null : (
        <span>
          <bdi>{t("files.progress.speed", { speed: formatFileSize(bytesPerSecond, decimal, tag) })}</bdi>
          {time === null ? null : (
            <>
              {" · "}
              <bdi>{t("files.progress.left", { time })}</bdi>
            </>
          )}
        </span>
      )}
    </p>
  );
}
