import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../drivers/driveDeposit.ts";
import { acts, type Act } from "./acts.ts";
import { allCells, cellName } from "./coverage.ts";
import { sequenceOf } from "./sequenceOf.ts";
import { runSequence } from "./runSequence.ts";
import { makeSeed, type Seed, type StartStatus, startStatuses } from "./seeds.ts";

const seeds = new Map<StartStatus, Seed>();
beforeAll(async () => {
  for (const status of startStatuses) seeds.set(status, await makeSeed(status));
});
afterEach(disposeDeposits);

/** Commands that a run has to do at least. */
const LEAST_COMMANDS = 20_000;

test("after any sequence of acts and faults the deposit, the form and the server agree, and nothing rests undone", async () => {
  const reached = new Set<string>();
  const done = new Map<Act, number>();
  let commands = 0;
  const cells = allCells();
  for (let round = 0; commands < LEAST_COMMANDS; round += 1) {
    for (const [index, cell] of cells.entries()) {
      if (round > 0 && commands >= LEAST_COMMANDS) break;
      const seed = seeds.get(cell.status);
      if (seed === undefined) throw new Error(`There is no seed for ${cell.status}.`);
      const sequence = fc.sample(sequenceOf(cell), { numRuns: 1, seed: round * cells.length + index })[0] ?? [];
      try {
        commands += await runSequence(seed, sequence, { driveDeposit, reached });
      } catch (error) {
        const told = sequence.map(
          ({ act, fault }) => `${act}${fault === null ? "" : ` (${fault.name}, ${fault.path})`}`,
        );
        throw new Error(`From ${cell.status}, round ${round}, ${cellName(cell)}: ${told.join(" > ")}`, {
          cause: error,
        });
      }
      for (const { act } of sequence) done.set(act, (done.get(act) ?? 0) + 1);
      disposeDeposits();
    }
  }
  expect(commands).toBeGreaterThanOrEqual(LEAST_COMMANDS);
  expect(cells.map(cellName).filter((name) => !reached.has(name))).toEqual([]);
  expect([...done.keys()].toSorted()).toEqual(Object.keys(acts).toSorted());
}, 600_000);
