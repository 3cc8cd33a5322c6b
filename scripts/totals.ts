import { existsSync, readFileSync } from "node:fs";

/** How many tests of a suite passed, failed and were not run. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The line that ends a run. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function addTotals(all: Totals[]): Totals {
  const sum = (of: (one: Totals) => number): number => all.reduce((total, one) => total + of(one), 0);
  return { passed: sum((one) => one.passed), failed: sum((one) => one.failed), skipped: sum((one) => one.skipped) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Reads the JSON report of Vitest or Playwright. A run that ended with an error, or wrote no report, counts at least one
 * failure: a suite which could not start, or an error outside any test, is never a pass.
 */
export function readTotals(path: string, exitCode: number): Totals {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const totals = countReport(JSON.parse(readFileSync(path, "utf8")) as VitestReport | PlaywrightReport);
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

function countReport(report: VitestReport | PlaywrightReport): Totals {
  if ("stats" in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
