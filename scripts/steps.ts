import { missingPlatform } from "./invenioPeople.ts";
import { pnpm } from "./workspace.ts";

/** One gate: a command that succeeds or not, or a suite whose report says how many tests did. */
export interface Step {
  name: string;
  /** What it looks at, for the table of `--list`. */
  about: string;
  command: string[];
  /** Where a suite writes its JSON report, from the root. */
  report?: string;
  env?: Record<string, string>;
  /** Steps whose work it uses; they run before it. */
  needs?: string[];
  /** Drives a browser: Chromium is found or installed first. */
  browser?: true;
  /** Short and quiet: runs beside its neighbours, and its output is shown when it is done. */
  quick?: true;
  /** Runs only when named; says what it misses, or nothing where it can run. */
  onlyNamed?: { missing: () => Promise<string | undefined> };
}

/** Reports stand beside Playwright's output, which Playwright empties when it starts. */
export const reports = "test-results/reports";

const script = (name: string): string[] => [process.execPath, "--import", "tsx", `scripts/${name}.ts`];

function vitest(name: string, ...projects: string[]): Pick<Step, "command" | "report"> {
  const report = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--allowOnly=false", "--reporter=default", "--reporter=./scripts/vitestReport.ts"];
  return { command: ["vitest", "run", ...chosen, ...reporters, `--outputFile.json=${report}`], report };
}

function playwright(name: string): Pick<Step, "command" | "report" | "env" | "browser" | "needs"> {
  const report = `${reports}/${name}.json`;
  return {
    command: ["playwright", "test", "--project", name],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    browser: true,
    needs: ["build"],
  };
}

/** The gates, in the order in which they run. */
export const steps: Step[] = [
  { name: "format", about: "oxfmt", command: ["oxfmt", "--check", "."], quick: true },
  { name: "lint", about: "oxlint", command: ["oxlint", "--deny-warnings"], quick: true },
  {
    name: "rules",
    about: "import rules, file names, docstrings, keyboard tests, whole suites",
    command: script("architecture"),
    quick: true,
  },
  {
    name: "typecheck",
    about: "TypeScript 7, strict",
    command: [process.execPath, "node_modules/typescript7/bin/tsc", "--noEmit", "-p", "."],
    quick: true,
  },
  {
    name: "messages",
    about: "catalogues hold every message",
    command: [process.execPath, "packages/react/scripts/compileMessages.mjs", "--check"],
    quick: true,
  },
  {
    name: "api",
    about: "the API reference says what the docstrings say",
    command: script("apiReference").concat("--check"),
    quick: true,
  },
  { name: "knip", about: "unused files, exports and dependencies", command: ["knip"], quick: true },
  { name: "build", about: "tsup and vite, every package", command: pnpm("-r", "run", "build") },
  {
    name: "publint",
    about: "the packed packages",
    command: script("checkPacked").concat("publint"),
    needs: ["build"],
    quick: true,
  },
  {
    name: "attw",
    about: "the types of the packed packages",
    command: script("checkPacked").concat("attw"),
    needs: ["build"],
    quick: true,
  },
  {
    name: "size",
    about: "budgets of what a visitor downloads",
    command: ["size-limit"],
    needs: ["build"],
    quick: true,
  },
  {
    name: "sizes",
    about: "the README's table of sizes is true",
    command: script("sizeTable").concat("--check"),
    needs: ["build"],
    quick: true,
  },
  { name: "unit", about: "core in Node, widgets in jsdom", ...vitest("unit", "unit", "unit-dom") },
  {
    name: "e2e-node",
    about: "a deposit from start to end through core alone",
    ...vitest("e2e-node", "e2e-node"),
  },
  { name: "stories", about: "every story in Chromium, with axe", ...vitest("stories", "storybook"), browser: true },
  { name: "e2e", about: "the demo in Chromium", ...playwright("e2e") },
  {
    name: "invenio-node",
    about: "the end-to-end tests through core alone, on a real InvenioRDM",
    ...vitest("invenio-node", "invenio-node"),
    onlyNamed: { missing: missingPlatform },
  },
  {
    name: "invenio-replay",
    about: "what a platform was recorded to answer, asked of a real InvenioRDM",
    ...vitest("invenio-replay", "invenio-replay"),
    onlyNamed: { missing: missingPlatform },
  },
  {
    name: "invenio",
    about: "the end-to-end tests against a real InvenioRDM",
    ...playwright("invenio"),
    onlyNamed: { missing: missingPlatform },
  },
];
