// Measures the conversion between record and form values as a ratio to `structuredClone` of the same record, so that
// the machine's speed does not matter. Exits with 1 if a limit is missed.
//
// pnpm bench
import { readConfig } from "@deposit/core";
import { decodeRecord, encodeRecord, mergeSaved } from "@deposit/core/serialize";
import { exit, stdout } from "node:process";
import { CREATORS, largeRecord } from "./largeRecord.ts";

/**
 * The limit in units of `structuredClone`: one, or four for a response with missing rows, because each row is compared
 * with many.
 */
const limitOf = (name: string): number => (name.includes("left out") ? 4 : 1);
const WARM_UP = 15;
const ROUNDS = 60;

const config = readConfig({});
const record = largeRecord();
const answer = largeRecord();
const sent = decodeRecord(record, config);
const saved = decodeRecord(answer, config);
const { rows } = encodeRecord(sent, record, config);
const [first, ...others] = sent.metadata.creators;
if (first === undefined) throw new Error("The record has no creator.");
const typed = { ...sent, metadata: { ...sent.metadata, title: "Typed meanwhile", creators: [...others, first] } };
const merge = { sent, sentRows: rows, saved };
const path = ["metadata", "creators", first.key, "role"];
const refusals = others.filter((_, index) => index % 20 === 0).map(({ key }) => ["metadata", "creators", key, "role"]);
/** The response of a server that refused and omitted every twentieth row (docs/platform/records.md 2.1). */
const shortened = {
  ...saved,
  metadata: { ...saved.metadata, creators: saved.metadata.creators.filter((_, index) => index % 20 !== 1) },
};

const floor = "structuredClone of the record";
const work: Readonly<Record<string, () => unknown>> = {
  [floor]: () => structuredClone(record),
  decodeRecord: () => decodeRecord(record, config),
  encodeRecord: () => encodeRecord(sent, record, config),
  "mergeSaved, nothing typed": () => mergeSaved({ ...merge, current: sent, refused: [] }),
  "mergeSaved, typed meanwhile, one refused": () => mergeSaved({ ...merge, current: typed, refused: [path] }),
  "mergeSaved, a hundred rows refused": () => mergeSaved({ ...merge, current: typed, refused: refusals }),
  "mergeSaved, a hundred refused rows left out": () =>
    mergeSaved({ ...merge, saved: shortened, current: sent, refused: refusals }),
};

/** Returns the milliseconds of each run. The kinds of work alternate, so that a busy moment affects all of them. */
function measure(): Map<string, number[]> {
  const times = new Map(Object.keys(work).map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(work)) {
      const start = performance.now();
      run();
      const time = performance.now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return times;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const times = measure();
const unit = median(times.get(floor) ?? []);
const bytes = new TextEncoder().encode(JSON.stringify(record)).length;
stdout.write(`${CREATORS} creators, ${(bytes / 1000).toFixed(0)} kB of JSON; medians of ${ROUNDS} rounds\n\n`);
stdout.write(`${"".padEnd(44)}${"ms".padStart(8)}${"ratio".padStart(8)}   at most\n`);
let missed = 0;
for (const [name, all] of times) {
  const ratio = median(all) / unit;
  const limit = limitOf(name);
  const isMissed = name !== floor && !(ratio <= limit);
  if (isMissed) missed += 1;
  const verdict = name === floor ? "" : `${limit.toFixed(2)}${isMissed ? "  missed" : ""}`;
  stdout.write(`${name.padEnd(44)}${median(all).toFixed(2).padStart(8)}${ratio.toFixed(2).padStart(8)}   ${verdict}\n`);
}
exit(missed > 0 ? 1 : 0);
