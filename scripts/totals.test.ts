import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readReport } from "./totals.ts";
import { root } from "./workspace.ts";

const folder = mkdtempSync(join(tmpdir(), "deposit-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: object): string {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitest = (testResults: object[], failed = 1): object => ({
  numPassedTests: 3,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});
const file = (more: object): object => ({
  name: join(root, "packages/core/src/a.test.ts"),
  status: "failed",
  message: "",
  assertionResults: [],
  ...more,
});

describe("the report of a suite", () => {
  it("names each test that failed, with its file and the first line of why", () => {
    const failed = {
      fullName: "a draft is saved",
      status: "failed",
      failureMessages: ["\u001B[31mAssertionError\u001B[39m: 1\n  at b"],
    };
    const passed = { fullName: "a draft is read", status: "passed", failureMessages: [] };
    expect(readReport(written(vitest([file({ assertionResults: [passed, failed] })])), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ["packages/core/src/a.test.ts › a draft is saved: AssertionError: 1\n      at b"],
    });
  });

  it("names a file that could not be read", () => {
    const { failures } = readReport(written(vitest([file({ message: "\nno such module" })])), 1);
    expect(failures).toEqual(["packages/core/src/a.test.ts: no such module"]);
  });

  it("names the tests that failed in a browser, and those that passed at the second try", () => {
    const spec = (title: string, status: string, message?: string): object => ({
      title,
      tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }, { errors: [] }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          title: "a.spec.ts",
          specs: [spec("is well", "expected")],
          suites: [
            {
              title: "On a phone",
              specs: [
                spec("is ill", "unexpected", "Error: late\n\n\u001B[31m+ a warning\u001B[39m"),
                spec("limps", "flaky", "Error: once"),
              ],
            },
          ],
        },
      ],
    };
    expect(readReport(written(report), 1)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        "a.spec.ts › On a phone › is ill: Error: late\n    + a warning",
        "a.spec.ts › On a phone › limps: Error: once",
      ],
    });
  });

  it("counts an error outside any test, and says which", () => {
    const passed = vitest([file({ status: "passed" })], 0);
    expect(readReport(written({ ...passed, unhandledErrors: ["Unhandled Rejection: Error: lost"] }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: ["outside any test: Unhandled Rejection: Error: lost"],
    });
  });

  it("gives the last words of a run that ended with an error which its report does not name", () => {
    const passed = vitest([file({ status: "passed" })], 0);
    const words = Array.from({ length: 50 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join("\n\n");
    const { failed, failures } = readReport(written(passed), 1, words);
    expect(failed).toBe(1);
    expect(failures.join("\n").split("\n    ")).toEqual([
      "It ended with an error that its report does not name. Its last words:",
      ...Array.from({ length: 40 }, (_, line) => `line ${line + 10}`),
    ]);
  });

  it("counts a report that was not written as a failure", () => {
    const { failed, failures } = readReport(join(folder, "none.json"), 1, "no such option\n");
    expect({ failed, failures }).toEqual({
      failed: 1,
      failures: ["It wrote no report. Its last words:\n    no such option"],
    });
  });
});
