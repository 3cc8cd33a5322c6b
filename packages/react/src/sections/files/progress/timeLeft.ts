/** Seconds as people say them: "45 seconds", "12 minutes", "3 hours"; `null` while nothing can be said. */
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
