import { stdout } from "node:process";
import { addTotals, totalsLine, type Totals } from "./totals.ts";

/** What became of a step. */
export interface Outcome extends Totals {
  name: string;
  seconds: number;
  verdict: "passed" | "failed" | "not run";
  /** Which of its tests failed, and why; of a gate that is no suite its output says it. */
  failures?: string[];
}

function writeRow(cells: (string | number)[]): void {
  const [name = "", ...rest] = cells.map(String);
  stdout.write(`${name.padEnd(15)}${rest.map((cell) => cell.padStart(10)).join("")}\n`);
}

/** Writes the outcomes as a table, below it what failed and `notes`, and the totals alone on the last line. */
export function printOutcomes(outcomes: Outcome[], notes: string[] = []): void {
  const total = addTotals(outcomes);
  const seconds = outcomes.reduce((sum, one) => sum + one.seconds, 0);
  writeRow(["", "", "passed", "failed", "skipped", "seconds"]);
  for (const one of outcomes) {
    writeRow([one.name, one.verdict, one.passed, one.failed, one.skipped, one.seconds.toFixed(1)]);
  }
  writeRow(["total", "", total.passed, total.failed, total.skipped, seconds.toFixed(1)]);
  for (const { name, failures = [] } of outcomes)
    for (const failure of failures) stdout.write(`failed in ${name}: ${failure}\n`);
  for (const note of notes) stdout.write(`${note}\n`);
  stdout.write(`${totalsLine(total)}\n`);
}
