import { type BrowserContext, type ConsoleMessage, expect, type Page, test as base } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DemoServer } from "./demoServer.ts";

interface Options {
  /** What the demo is started with, besides its folder. */
  demoOptions: string[];
  /** Lines of the browser's console that a test brings about on purpose; any other error fails it. */
  expectedInConsole: RegExp[];
  /** What the demo's server writes to its error output because a test brings it about; anything else there fails it. */
  expectedOfServer: RegExp[];
}
interface Fixtures {
  demo: DemoServer;
  /** A folder that is gone after the test. */
  folder: string;
  strayOutput: void;
}

/** The people.json of a running platform: the project `invenio` drives the demo against it. */
function platformOptions(): string[] {
  const people = process.env["INVENIO_PEOPLE"] ?? "";
  if (people === "") throw new Error("INVENIO_PEOPLE has to name the people.json of a running InvenioRDM.");
  return ["--proxy", people, "--memory"];
}

/** Notes in `stray` what a window says on its console and nobody expects. */
function watch(context: BrowserContext, expected: readonly RegExp[], stray: string[]): void {
  const note = (line: string): void => {
    if (!expected.some((pattern) => pattern.test(line))) stray.push(line);
  };
  context.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
}

/**
 * What the browser notes of a running platform, whatever the test: of two calls to the files of a draft at one time, it may
 * answer 500 to the announcement of one that lists another as it is deleted. The file is asked for then, and goes on. On a
 * slow machine the scripts of its own pages animate what they have drawn anew since.
 */
const ofThePlatform = [/status of 500 .*\/draft\/files\)/, /^error: Transition: .*\/static\/dist\/js\//];

/**
 * Playwright's test with a demo server of its own, and with an eye on what that writes as an error and on the console of
 * every window of the browser, however it was opened.
 */
export const test = base.extend<Options & Fixtures>({
  demoOptions: [[], { option: true }],
  expectedInConsole: [[], { option: true }],
  expectedOfServer: [[], { option: true }],
  actionTimeout: 20_000,

  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "deposit-e2e-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  demo: async ({ demoOptions, expectedOfServer, folder, context }, use, { project }) => {
    const kept = project.name === "invenio" ? platformOptions() : ["--data", join(folder, "data")];
    const demo = new DemoServer([...kept, ...demoOptions]);
    await demo.start();
    await use(demo);
    // What a page still fetches in advance would find nobody.
    for (const page of context.pages()) await page.close();
    await demo.stop();
    const isStray = (entry: string): boolean => !expectedOfServer.some((pattern) => pattern.test(entry));
    expect(demo.complaints.filter(isStray), "the server stays quiet").toEqual([]);
  },

  strayOutput: [
    async ({ browser, context, expectedInConsole }, use, { project }) => {
      const isPlatform = project.name === "invenio";
      const expected = isPlatform ? [...expectedInConsole, ...ofThePlatform] : expectedInConsole;
      const stray: string[] = [];
      const watchIt = (opened: BrowserContext): void => watch(opened, expected, stray);
      watchIt(context);
      browser.on("context", watchIt);
      await use();
      browser.off("context", watchIt);
      expect(stray, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { DemoServer, Page };
