// Plants faults in the rooms of the core, one at a time, and counts those that no test notices (Stryker):
//
//   pnpm mutation                    every room, one after the other
//   pnpm mutation serialize rules    these
//
// Prints the score of each room, and exits with 1 where one is below the limit of stryker.config.mjs. Reports with every
// surviving fault stay in test-results/mutation.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { runCommand } from "./runCommand.ts";
import { root } from "./workspace.ts";

/** What is said of fields, wherever it is: read, joined, brought to its field, counted, and told in the banner. */
const feedback = ["rules/feedback", "rules/parseFeedback", "fields/paths", "state/banner"];

/** The files of each room, and the tests that have to notice; what is of feedback counts there alone. */
const rooms: Readonly<Record<string, { readonly files: readonly string[]; readonly tests: readonly string[] }>> = {
  serialize: { files: ["serialize/**"], tests: ["serialize/**"] },
  rules: { files: ["rules/**", ...feedback.map((file) => `!${file}`)], tests: ["rules/**"] },
  state: { files: ["state/**", ...feedback.map((file) => `!${file}`)], tests: ["state/**"] },
  feedback: { files: feedback, tests: ["rules/*eedback*", "fields/paths", "state/banner"] },
  fields: {
    files: ["fields/**", ...feedback.map((file) => `!${file}`)],
    tests: ["fields/**", "serialize/**", "schema/**"],
  },
  schema: { files: ["schema/**"], tests: ["schema/**"] },
};
const names = Object.keys(rooms);
const wanted = argv.slice(2);
const unknown = wanted.filter((room) => !names.includes(room));
if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(", ")}. The rooms are: ${names.join(", ")}.`);

/** The names of files below the source of the core as patterns, one after the other. */
function patterns(files: readonly string[], ending: string): string {
  return files.map((file) => file.replace(/^(!?)(.*)$/u, `$1packages/core/src/$2${ending}`)).join(",");
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** How many faults were noticed, of how many; those that no compiler would let pass do not count. */
function scoreOf(room: string): { found: number; all: number } {
  const path = join(root, `test-results/mutation/${room}.json`);
  if (!existsSync(path)) return { found: 0, all: 0 };
  const { files } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...kinds: string[]): number => statuses.filter((status) => kinds.includes(status)).length;
  return { found: count("Killed", "Timeout"), all: count("Killed", "Timeout", "Survived", "NoCoverage") };
}

let missed = 0;
const lines: string[] = [];
for (const [room, { files, tests }] of Object.entries(rooms)) {
  if (wanted.length > 0 && !wanted.includes(room)) continue;
  const env = {
    MUTATED_ROOM: room,
    MUTATED_FILES: patterns(files, ".ts"),
    MUTATED_TESTS: patterns(tests, ".test.ts"),
  };
  const { code, seconds } = await runCommand(["stryker", "run"], { show: true, env });
  if (code !== 0) missed += 1;
  const { found, all } = scoreOf(room);
  const score = all === 0 ? "no report" : `${((100 * found) / all).toFixed(1)} %`;
  const verdict = code === 0 ? "" : "  too low";
  lines.push(
    `${room.padEnd(12)}${score.padStart(9)}  ${found} of ${all} faults noticed, ${seconds.toFixed(0)} s${verdict}`,
  );
}
stdout.write(`\n${lines.join("\n")}\n`);
exit(missed > 0 ? 1 : 0);
