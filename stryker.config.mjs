// Mutation testing: plants faults one at a time, and counts those that no test notices. `pnpm mutation serialize rules`
// measures these rooms of the core; without a name, all of `scripts/mutation.ts`, which says what each room is.
import { env } from "node:process";

const room = env.MUTATED_ROOM ?? "serialize";
const files = env.MUTATED_FILES ?? `packages/core/src/${room}/**/*.ts`;

export default {
  packageManager: "pnpm",
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "scripts/vitest.mutation.config.ts", related: false },
  mutate: [...files.split(","), "!**/*.test.ts"],
  ignorePatterns: ["**/dist", "test-results", "storybook-static", "docs", "e2e", "stories", ".data"],
  coverageAnalysis: "perTest",
  concurrency: 1,
  // A busy machine is no endless loop.
  timeoutMS: 30_000,
  tempDirName: "test-results/mutation/sandbox",
  incremental: true,
  incrementalFile: `test-results/mutation/${room}.incremental.json`,
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `test-results/mutation/${room}.json` },
  htmlReporter: { fileName: `test-results/mutation/${room}.html` },
  // The score that the rooms of the core have to reach; below it the run fails.
  thresholds: { high: 95, low: 90, break: 90 },
};
