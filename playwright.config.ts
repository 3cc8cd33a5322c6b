import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumLaunch } from "./scripts/chromium.ts";

// No web server here: each spec starts a demo of its own, on a free port, through e2e/fixtures.
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

const config: PlaywrightTestConfig = defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/playwright",
  forbidOnly: process.env["CI"] !== undefined,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? [["list"]] : [["list"], ["json", { outputFile: report }]],
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: chromiumLaunch(),
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  // Against a real InvenioRDM the main job, and what a depositor does in its own page: faults are brought about in the
  // embedded repository.
  projects: [
    { name: "journeys", testIgnore: /\/invenioPage\.spec\.ts$/ },
    { name: "invenio", testMatch: /\/(deposit(\.keyboard)?|invenioPage)\.spec\.ts$/ },
  ],
});
export default config;
