/** What was measured, and what it may be. `at-least` and `at-most` include the limit. */
export interface Verdict {
  readonly what: string;
  readonly value: number;
  readonly rule: "at-least" | "at-most";
  readonly limit: number;
  readonly unit: string;
}

/** Whether it keeps to its limit; a number that could not be had does not. */
export function isKept({ value, rule, limit }: Verdict): boolean {
  return rule === "at-least" ? value >= limit : value <= limit;
}

/** A verdict as a line of a table. */
export function verdictLine(verdict: Verdict): string {
  const { what, value, rule, limit, unit } = verdict;
  const bound = `${rule === "at-least" ? "at least" : "at most"} ${limit.toFixed(2)}`;
  return `${isKept(verdict) ? "ok    " : "MISSED"} ${what.padEnd(62)} ${value.toFixed(2).padStart(8)} ${unit} (${bound})\n`;
}
