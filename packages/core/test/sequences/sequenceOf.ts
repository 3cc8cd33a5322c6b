import fc from "fast-check";
import { acts, type Act } from "./acts.ts";
import { type Cell, faultNames } from "./coverage.ts";
import type { Command } from "./runSequence.ts";

const isAct = (name: string): name is Act => name in acts;
const everyAct = Object.keys(acts).filter(isAct);

/** Parts of the platform at which a call can meet a fault. */
const places = [
  "own",
  "/api/records\\?",
  "/draft\\?",
  "/draft/review",
  "/actions/",
  "/pids/",
  "/api/requests/",
] as const;

/** Acts that ask nothing of the server, so that no call of theirs can meet a fault. */
const silent: readonly Act[] = [
  "type",
  "typeFaulty",
  "mend",
  "chooseOpen",
  "chooseJournal",
  "unchoose",
  "elsewhere",
  "dismiss",
];

const fault = fc.record({ name: fc.constantFrom(...faultNames), path: fc.constantFrom(...places) });

/** Acts after which nothing much can be done: rarer than the others. */
const last: readonly Act[] = ["publish", "publish-without-community", "discard", "disposeMeanwhile"];

const command: fc.Arbitrary<Command> = fc
  .oneof(
    { arbitrary: fc.constantFrom(...everyAct.filter((act) => !last.includes(act))), weight: 30 },
    { arbitrary: fc.constantFrom(...last), weight: 1 },
  )
  .chain((act) =>
    fc.record({
      act: fc.constant(act),
      fault: silent.includes(act) ? fc.constant(null) : fc.option(fault, { nil: null }),
    }),
  );

/** What has to be done before an action is allowed in a status. */
function preparation({ action, status }: Cell): readonly Act[] {
  if (action === "discard-pid") return ["reserve-pid"];
  if (action !== "submit-review") return [];
  return status === "declined" || status === "expired" ? ["chooseJournal"] : ["chooseOpen"];
}

/** Acts that leave everything as it is for the one that follows. */
const harmless: readonly Act[] = ["type", "dismiss", "mend"];

/** A sequence in which the cell's action meets its fault, somewhere among acts and faults of any kind. */
export function sequenceOf(cell: Cell): fc.Arbitrary<readonly Command[]> {
  const plain = (act: Act): Command => ({ act, fault: null });
  const cellCommand: Command = { act: cell.action, fault: { name: cell.fault, path: "own" } };
  return fc
    .record({
      before: fc.array(fc.constantFrom(...harmless), { maxLength: 2 }),
      after: fc.array(command, { minLength: 45, maxLength: 60, size: "max" }),
    })
    .map(({ before, after }) => [...before.map(plain), ...preparation(cell).map(plain), cellCommand, ...after]);
}
