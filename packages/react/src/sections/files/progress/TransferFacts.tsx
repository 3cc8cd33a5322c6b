import { formatFileSize } from "@deposit/core";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";

interface TransferFactsProps {
  /** Formatted bytes sent and in total. `null` hides them. */
  amount: string | null;
  /** Bytes that remain to be sent. */
  left: number;
  /** `null` while it is unknown. */
  bytesPerSecond: number | null;
  decimal: boolean;
}

/** Shows the bytes, the speed and the estimated remaining time below a progress bar. */
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

/** Formats seconds as "45 seconds", "12 minutes" or "3 hours". Returns `null` for an unknown duration. */
export function timeLeft(seconds: number, language: string): string | null {
  if (!Number.isFinite(seconds) || seconds < 0) return null;
  const [unit, amount] =
    seconds < 90
      ? (["second", seconds] as const)
      : seconds < 5400
        ? (["minute", seconds / 60] as const)
        : (["hour", seconds / 3600] as const);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(amount)));
}
