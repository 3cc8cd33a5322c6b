/** A measured value and its limit. `at-least` and `at-most` include the limit. */
export interface Verdict {
  readonly what: string;
  readonly value: number;
  readonly rule: "at-least" | "at-most";
  readonly limit: number;
  readonly unit: string;
}

/** Returns whether the value is within its limit. A missing number is not. */
export function isKept({ value, rule, limit }: Verdict): boolean {
  return rule === "at-least" ? value >= limit : value <= limit;
}

/** Formats a verdict as a table line. */
export function verdictLine(verdict: Verdict): string {
  const { what, value, rule, limit, unit } = verdict;
  const bound = `${rule === "at-least" ? "at least" : "at most"} ${limit.toFixed(2)}`;
  return `${isKept(verdict) ? "ok    " : "MISSED"} ${what.padEnd(62)} ${value.toFixed(2).padStart(8)} ${unit} (${bound})\n`;
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the mean; `NaN` for an empty list. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
