import { expect, it } from "vitest";
import { acts } from "./acts.ts";
import { type Fault, type Phase, faults, mayBefall } from "./faults.ts";
import { scheduleOf } from "./scheduleOf.ts";
import { simulate } from "./simulate.ts";

const SCHEDULES = 10_000;
const first = Number(process.env["DEPOSIT_SEED"] ?? 1);

it("keeps every invariant in ten thousand schedules of faults and user actions (docs/platform/uploads.md 4)", async () => {
  const fired = new Map<string, number>();
  for (let seed = first; seed < first + SCHEDULES; seed += 1) {
    const result = await simulate(scheduleOf(seed));
    for (const what of result.fired) fired.set(what, (fired.get(what) ?? 0) + 1);
  }
  // A fault that never happened was never survived.
  const phases: readonly Phase[] = ["init", "list", "read", "commit", "delete", "whole", "part"];
  const expected = [
    ...faults.flatMap((fault: Fault) =>
      phases.flatMap((phase) => (mayBefall(fault, phase) ? [`${fault} ${phase}`] : [])),
    ),
    ...acts,
  ];
  expect(
    expected.filter((what) => (fired.get(what) ?? 0) < 50).map((what) => `${what}: ${fired.get(what) ?? 0}`),
  ).toEqual([]);
}, 300_000);
