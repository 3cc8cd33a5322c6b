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

function watch(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const stray: string[] = [];
  const note = (line: string): void => {
    if (!expected.some((pattern) => pattern.test(line))) stray.push(line);
  };
  context.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  return stray;
}

/**
 * What the browser notes of a running platform, whatever the test: of two calls to the files of a draft at one time, it may
 * answer 500 to the announcement of one that lists another as it is deleted. The file is asked for then, and goes on.
 */
const ofThePlatform = [/status of 500 .*\/draft\/files\)/];

/** Playwright's test with a demo server of its own, and with an eye on the browser's console. */
export const test = base.extend<Options & Fixtures>({
  demoOptions: [[], { option: true }],
  expectedInConsole: [[], { option: true }],
  actionTimeout: 20_000,

  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "deposit-e2e-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  demo: async ({ demoOptions, folder, context }, use, { project }) => {
    const kept = project.name === "invenio" ? platformOptions() : ["--data", join(folder, "data")];
    const demo = new DemoServer([...kept, ...demoOptions]);
    await demo.start();
    await use(demo);
    // What a page still fetches in advance would find nobody.
    for (const page of context.pages()) await page.close();
    await demo.stop();
  },

  strayOutput: [
    async ({ context, expectedInConsole }, use, { project }) => {
      const isPlatform = project.name === "invenio";
      const stray = watch(context, isPlatform ? [...expectedInConsole, ...ofThePlatform] : expectedInConsole);
      await use();
      expect(stray, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { DemoServer, Page };
