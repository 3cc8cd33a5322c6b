import type { Replay } from "./replay.ts";

/** The day of the recordings, which new records and new versions have as that of their publication. */
const RECORDED_DAY = new Date("2026-11-21T00:00:00Z");

/** Says that the day of the recordings is the day of `now`, in UTC, as the platform's clock has it. */
export function adoptDay(replay: Replay, now: Date): void {
  const forms = formsOf(now);
  for (const [index, recorded] of formsOf(RECORDED_DAY).entries()) replay.adopt(recorded, forms[index] ?? recorded);
}

/** A day as records write it, and as the platform's pages show it. */
const formsOf = (day: Date): string[] => [
  day.toISOString().slice(0, 10),
  ...(["long", "medium"] as const).map((dateStyle) => day.toLocaleDateString("en-US", { dateStyle, timeZone: "UTC" })),
];
