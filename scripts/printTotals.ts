// The end of .ci/run: the suites of all its runs in one table. First argument: the number of requests that the platform
// logged, in words; then the names of the runs. A run without a report did not come to its end, and counts as a failure.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { printOutcomes, type Outcome } from "./outcome.ts";
import { reports } from "./steps.ts";
import { root } from "./workspace.ts";

const [requests = "unknown", ...runs] = argv.slice(2);

const outcomes = runs.flatMap((run): Outcome[] => {
  const file = join(root, reports, `totals-${run}.json`);
  if (!existsSync(file)) return [{ name: run, seconds: 0, verdict: "failed", passed: 0, failed: 1, skipped: 0 }];
  return JSON.parse(readFileSync(file, "utf8")) as Outcome[];
});
printOutcomes(outcomes, [`requests that the platform logged: ${requests}`]);
exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
