import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { closeForms } from "./openForm.ts";
import { embeddedPlatform } from "./embeddedPlatform.ts";
import { invenioPlatform, missingOnInvenio } from "./invenioPlatform.ts";
import type { Platform, Setting } from "./platform.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the end-to-end tests of a project are made. */
    platform: Platform["kind"];
  }
}

/** How long starting a platform may take, in milliseconds. */
const patience = 180_000;

/**
 * End-to-end tests on a platform in a setting. Where that setting cannot be had they are counted as skipped, and their title says
 * why.
 *
 * @example onPlatform("usual", "a draft", (platform) => { test("is saved", () => openForm(platform())); });
 */
export function onPlatform(setting: Setting, title: string, tests: (platform: () => Platform) => void): void {
  const kind = inject("platform");
  const missing = kind === "invenio" ? missingOnInvenio(setting) : undefined;
  const whole = missing === undefined ? title : `${title} (not run: ${missing})`;
  describe.skipIf(missing !== undefined)(whole, () => {
    let platform: Platform | undefined;
    beforeAll(async () => {
      platform = await (kind === "invenio" ? invenioPlatform(setting) : embeddedPlatform(setting));
    }, patience);
    afterEach(closeForms);
    afterAll(async () => await platform?.close(), patience);
    tests(() => {
      if (platform === undefined) throw new Error("The platform did not start.");
      return platform;
    });
  });
}
