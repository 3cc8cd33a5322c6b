import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./workspace.ts";

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

/** What a suite's report says: its totals, and of each test that failed its file, its name and the first lines of why. */
export interface SuiteReport extends Totals {
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Of `VitestReport` alone. */
  unhandledErrors?: string[];
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * Reads the JSON report of Vitest or Playwright. A run that ended with an error, or wrote no report, counts at least one
 * failure: a suite which could not start, or an error outside any test, is never a pass. What the report does not say, the
 * end of its `output` may.
 */
export function readReport(path: string, exitCode: number, output = ""): SuiteReport {
  const unsaid = (what: string): string[] => [[`${what} Its last words:`, ...lastLines(output)].join("\n    ")];
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, failures: unsaid("It wrote no report.") };
  const report = countReport(JSON.parse(readFileSync(path, "utf8")) as VitestReport | PlaywrightReport);
  if (exitCode === 0 || report.failed > 0) return report;
  const why = report.failures.length > 0 ? [] : unsaid("It ended with an error that its report does not name.");
  return { ...report, failed: 1, failures: [...report.failures, ...why] };
}

function countReport(report: VitestReport | PlaywrightReport): SuiteReport {
  if ("stats" in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    const failures = [
      ...report.suites.flatMap((suite) => playwrightFailures(suite, [])),
      ...report.errors.map((error) => firstLines(error.message)),
    ];
    return { passed: expected, failed: unexpected + flaky, skipped, failures };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  const unhandled = (report.unhandledErrors ?? []).map((error) => `outside any test: ${firstLines(error)}`);
  const failures = [...vitestFailures(report), ...unhandled];
  return { passed: numPassedTests, failed: numFailedTests, skipped, failures };
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be read has no test that failed.
    if (failed.length === 0) return status === "failed" ? [`${file}: ${firstLines(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLines(test.failureMessages[0])}`);
  });
}

function playwrightFailures(suite: PlaywrightSuite, above: string[]): string[] {
  const place = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        const why = errors.length === 0 ? [firstLines()] : errors.map(({ message }) => firstLines(message));
        return `${[...place, spec.title].join(" › ")}: ${why.join("\n    ")}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((one) => playwrightFailures(one, place))];
}

/** The last lines that say something, without the colours of a terminal. */
function lastLines(text: string): string[] {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines.filter((line) => line.trim() !== "").slice(-40);
}

/** The first lines that say something, without the colours of a terminal: what was expected, and what was there instead. */
function firstLines(text = ""): string {
  const lines = stripVTControlCharacters(text).split("\n");
  const those = lines.filter((line) => line.trim() !== "").slice(0, 12);
  return those.length === 0 ? "it does not say why" : those.join("\n    ").trim();
}
