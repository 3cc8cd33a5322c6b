import type { TestType } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base } from "./fixtures.ts";

import { invenioPlatform, missingOnInvenio } from "./node/invenioPlatform.ts";
import type { PersonName, Platform, Setting } from "./node/platform.ts";
import { spawnEmbedded } from "./spawnEmbedded.ts";
import { UploadModel } from "./uploadModel.ts";

interface Options {
  setting: Setting;
  /** What the demo's page is told besides, such as a limit that is not the platform's. */
  pageOptions: string[];
}
interface Fixtures {
  platform: Platform;
  deposit: UploadModel;
}

type Given = typeof base extends TestType<infer OfTest, infer OfWorker> ? readonly [OfTest, OfWorker] : never;
type SettingTest = TestType<Given[0] & Options & Fixtures, Given[1]>;

const people: readonly PersonName[] = ["depositor", "curator", "colleague", "stranger"];

/** Why end-to-end tests that take their time, and that every run makes through core alone, are not made in Chromium. */
const missingPatience = (): string | undefined =>
  process.env["INVENIO_CI"] === "all" ? undefined : "this takes its time: INVENIO_CI has to be all";

/**
 * Playwright's test with a platform in a setting of its own, as the end-to-end tests through core alone have it, and the demo before
 * it: the embedded repository, or a web application on the running platform's data.
 */
export const test: SettingTest = base.extend<Options & Fixtures>({
  setting: ["usual", { option: true }],
  pageOptions: [[], { option: true }],

  platform: [
    async ({ setting }, use, { project }) => {
      const isEmbedded = project.name !== "invenio";
      const missing = isEmbedded ? missingPatience() : missingOnInvenio(setting);
      base.skip(missing !== undefined, missing);
      const platform = await (isEmbedded ? spawnEmbedded(setting) : invenioPlatform(setting));
      await use(platform);
      await platform.close();
    },
    { timeout: 180_000 },
  ],

  demoOptions: async ({ platform, pageOptions, folder }, use) => {
    const file = join(folder, "people.json");
    const tokens = Object.fromEntries(people.map((person) => [person, { token: platform.tokenOf(person) }]));
    await writeFile(file, JSON.stringify({ web: platform.web, people: tokens }));
    await use(["--proxy", file, ...pageOptions]);
  },

  deposit: async ({ page, demo }, use) => use(new UploadModel(page, demo.url)),
});

export { expect } from "./fixtures.ts";
