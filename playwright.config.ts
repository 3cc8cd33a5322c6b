import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumLaunch } from "./scripts/chromium.ts";
import { peopleFile } from "./scripts/invenioHome.ts";

// No web server here: each spec starts a demo of its own, on a free port, through e2e/fixtures.
process.env["INVENIO_PEOPLE"] = peopleFile();
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

/** End-to-end tests of one part of the form each, and on platforms in settings of their own: a build server makes them on the embedded repository only. */
const ofParts = [
  ...["communities", "customFields", "drafts", "externalDoi", "files", "manyCreators", "searches", "shadowRoot"],
  ...["limits", "optionalDoi", "outage", "rateLimit"],
];
/** Brought about in the embedded repository alone. */
const ofEmbedded = [
  "draftJournal",
  ...["goneDraft", "lazyMessages", "leavingThePage", "networkFaults", "otherTab", "serverFaults", "unusualFiles"],
  ...["dashboard", "dialogFields", "integrity", "looks", "measuredLooks", "readmePicture", "targets"],
];
const specs = (...names: readonly string[]): RegExp => new RegExp(`/(${names.join("|")})\\.spec\\.ts$`);

const config: PlaywrightTestConfig = defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/playwright",
  // A gate runs whole suites; alone a test runs only for whoever works on it.
  forbidOnly: report !== undefined || process.env["CI"] !== undefined,
  workers: 2,
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
  // Against a real InvenioRDM everything but what is brought about in the embedded repository alone, such as faults; and what
  // a depositor does in its own page, or uploads to each of its ways of keeping files.
  projects: [
    {
      name: "e2e",
      testIgnore: specs("invenioPage(\\.keyboard)?", "siteSettings", "uploads", "longUploads"),
      grepInvert: /in the platform's own page/i,
    },
    {
      name: "invenio",
      // The platform is one, and so is the machine.
      workers: 1,
      testIgnore: specs(...ofEmbedded, ...(process.env["INVENIO_CI"] === "short" ? ofParts : [])),
    },
  ],
});
export default config;
