import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";
import { chromiumLaunch } from "./scripts/chromium.ts";
import { peopleFile } from "./scripts/invenioHome.ts";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Packages resolve to their sources, so that no build is needed to test. */
const sources: Pick<ViteUserConfig, "resolve" | "ssr"> = {
  resolve: { conditions: ["@deposit/source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["@deposit/source", ...defaultServerConditions] } },
};
/** How long a test may take, in milliseconds: enough for a busy machine, since no test measures time. */
const patience = 30_000;
const tests = (folder: string): string => `${folder}/**/*.test.{ts,tsx}`;

/** What calls over HTTP to a running platform need. */
const ownConnections = "./e2e/node/freshConnections.ts";

/** The end-to-end tests through core alone, on one of the two kinds of platform. */
const coreAlone = (name: string, platform: "embedded" | "invenio"): TestProjectInlineConfiguration => ({
  ...sources,
  test: {
    name,
    environment: "node",
    // A save of a large record takes a running platform seconds, and a busy machine more.
    testTimeout: 240_000,
    include: ["e2e/node/**/*.e2e.ts"],
    setupFiles: ["./scripts/vitest.setup.ts", ...(platform === "invenio" ? [ownConnections] : [])],
    provide: { platform },
    // The platform is one, and so is the machine.
    fileParallelism: platform === "embedded",
  },
});

const projects: TestProjectInlineConfiguration[] = [
  {
    ...sources,
    test: {
      name: "unit",
      environment: "node",
      // What these test holds nothing between two calls, so that files may share what they import.
      isolate: false,
      testTimeout: patience,
      include: ["packages/core", "packages/repository", "scripts"].map(tests),
      setupFiles: ["./scripts/vitest.setup.ts"],
    },
  },
  {
    ...sources,
    plugins: [react()],
    test: {
      name: "unit-dom",
      environment: "jsdom",
      testTimeout: patience,
      include: ["packages/react", "packages/fields-custom", "packages/demo"].map(tests),
      setupFiles: ["./scripts/vitest.setup.ts", "./scripts/vitest.setup.dom.ts"],
    },
  },
  {
    ...sources,
    plugins: [storybookTest({ configDir: fromHere("./.storybook") })],
    test: {
      name: "storybook",
      testTimeout: patience,
      // Pages side by side in one browser; of itself Vitest opens one less than the machine has cores.
      maxWorkers: 2,
      // A page loads the form once, not once for each file: each story draws itself anew, and its repository begins anew.
      isolate: false,
      setupFiles: ["./scripts/vitest.setup.ts"],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: "chromium" }],
      },
    },
  },
  coreAlone("e2e-node", "embedded"),
  coreAlone("invenio-node", "invenio"),
  {
    ...sources,
    test: {
      name: "invenio-replay",
      environment: "node",
      testTimeout: 240_000,
      include: ["packages/repository/test/**/*.invenio.ts"],
      setupFiles: ["./scripts/vitest.setup.ts", ownConnections],
      globalSetup: ["./e2e/node/replayInstances.ts"],
      // The platform is one, and counts what it has.
      fileParallelism: false,
      env: { INVENIO_PEOPLE: peopleFile() },
    },
  },
];

// Both cores of a small machine: Vitest alone would leave one to itself.
const config: ViteUserConfig = defineConfig({ test: { projects, maxWorkers: "100%" } });
export default config;
