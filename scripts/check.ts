// `npm test` runs every gate; `npm test -- unit lint` runs the named ones (and what they need).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, env, exit, stdout } from "node:process";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { printOutcomes, type Outcome } from "./outcome.ts";
import { runCommand } from "./runCommand.ts";
import { reports, steps, type Step } from "./steps.ts";
import { readReport } from "./totals.ts";
import { root } from "./workspace.ts";

const write = (text: string): void => void stdout.write(text);
const heading = (name: string): void => write(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}\n`);

function chooseSteps(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(", ")}. The steps are: ${steps.map((step) => step.name).join(", ")}.`,
    );
  if (names.length === 0) return steps.filter((step) => step.onlyNamed === undefined);
  const wanted = new Set(names);
  for (const step of steps) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  return steps.filter((step) => wanted.has(step.name));
}

async function runStep(step: Step, done: Outcome[]): Promise<Outcome> {
  const broken = step.needs?.find((need) => done.some((one) => one.name === need && one.verdict !== "passed"));
  if (broken !== undefined) {
    heading(step.name);
    write(`Not run: it needs ${broken}, which did not pass.\n`);
    return { name: step.name, seconds: 0, verdict: "not run", passed: 0, failed: 0, skipped: 1 };
  }
  const report = step.report === undefined ? undefined : join(root, step.report);
  if (report !== undefined) rmSync(report, { force: true });
  if (step.quick !== true) heading(step.name);
  const { code, output, seconds } = await runCommand(step.command, { show: step.quick !== true, env: step.env });
  if (step.quick === true) {
    heading(step.name);
    write(`${output}${code === 0 ? "ok" : "failed"}, ${seconds.toFixed(1)} s\n`);
  }
  const verdict = code === 0 ? "passed" : "failed";
  const gate = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return { name: step.name, seconds, verdict, ...(report === undefined ? gate : readReport(report, code, output)) };
}

/** Quick steps that follow one another run two at a time, the others alone. */
async function runAll(chosen: Step[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const waiting = [...chosen];
  while (waiting.length > 0) {
    const first = waiting.findIndex((step) => step.quick !== true);
    const together = waiting.splice(0, first === -1 ? waiting.length : Math.max(1, first));
    const before = [...done];
    const lane = async (): Promise<void> => {
      for (let step = together.shift(); step !== undefined; step = together.shift())
        done.push(await runStep(step, before));
    };
    await Promise.all([lane(), lane()]);
  }
  return steps.flatMap((step) => done.filter((one) => one.name === step.name));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: { list: { type: "boolean" } },
  });
  if (values.list === true) {
    for (const step of steps)
      write(`${step.name.padEnd(15)}${step.about}${step.onlyNamed === undefined ? "" : " (only when named)"}\n`);
    return 0;
  }
  const chosen = chooseSteps(positionals);
  for (const step of chosen) {
    const missing = await step.onlyNamed?.missing();
    if (missing !== undefined) throw new Error(missing);
  }

  const start = performance.now();
  mkdirSync(join(root, reports), { recursive: true });
  if (chosen.some((step) => step.browser === true)) env["CHROMIUM_PATH"] = ensureChromium();
  const outcomes = await runAll(chosen);
  const run = positionals.join("-") || "all";
  writeFileSync(join(root, reports, `totals-${run}.json`), JSON.stringify(outcomes, null, 2));
  heading("result");
  printOutcomes(outcomes, [`in ${((performance.now() - start) / 1000).toFixed(0)} seconds`]);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

try {
  exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exit(1);
}
