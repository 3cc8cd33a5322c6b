import { type BrowserContext, chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";

/** Opens a browser with a profile on disk, as a depositor has one. */
async function openProfile(profile: string): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(profile, { ...chromiumLaunch(), headless: true });
}

/** Kills every process of the browser at once, as a crash or a power cut does. Nothing in it can react. */
function killBrowser(profile: string): void {
  execFileSync("pkill", ["-KILL", "-f", profile]);
}

test("What was typed in a new upload is offered again after the browser was killed", async ({ demo, folder }) => {
  const profile = join(folder, "profile");
  const first = await openProfile(profile);
  const page = await first.newPage();
  const deposit = new DepositModel(page, demo.url);
  await deposit.opensANewUpload();
  await deposit.givesTheTitle("Corals of Crete");
  await deposit.publisher.fill("Reef Institute");
  await page.getByRole("textbox", { name: /^Version/ }).fill("2.1.0");
  await page.getByRole("button", { name: "Add reference" }).click();
  await page
    .getByRole("textbox", { name: /reference/i })
    .last()
    .fill("Doe, J. (2020). Reefs.");
  await page.waitForTimeout(1000);
  killBrowser(profile);

  const second = await openProfile(profile);
  try {
    const after = await second.newPage();
    const restored = new DepositModel(after, demo.url);
    await restored.opensANewUpload();
    await expect(after.getByText(/^Unsaved changes from .* on this computer$/).first()).toBeVisible();
    await expect(restored.publisher).not.toHaveValue("Reef Institute");
    await after.getByRole("button", { name: "Restore" }).click();
    await expect(restored.title).toHaveValue("Corals of Crete");
    await expect(restored.publisher).toHaveValue("Reef Institute");
    await expect(after.getByRole("textbox", { name: /^Version/ })).toHaveValue("2.1.0");
    await expect(after.getByRole("textbox", { name: /reference/i }).last()).toHaveValue("Doe, J. (2020). Reefs.");
    await expect(after.getByRole("button", { name: "Restore" })).toBeHidden();
  } finally {
    await second.close();
  }
});
