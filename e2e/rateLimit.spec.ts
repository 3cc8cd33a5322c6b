import type { Page } from "@playwright/test";
import { rateLimit } from "./node/platform.ts";
import { textFile } from "./sampleFiles.ts";
import { expect, test } from "./settingTest.ts";

const title = "Gulls of Mellum";

test.use({ setting: "rate-limit", expectedInConsole: [/status of 429/] });

/** The same browser is busy in other windows, until it is too much for the next seconds. */
async function exhausts(page: Page): Promise<void> {
  const isEnough = (): Promise<boolean> =>
    page.evaluate(async (pause) => {
      const { status, headers } = await fetch("/api/user/records?size=1");
      return status === 429 && Number(headers.get("Retry-After")) >= pause;
    }, rateLimit.seconds - 2);
  await expect.poll(isEnough, { intervals: [100], timeout: 60_000 }).toBe(true);
}

test("A platform that asks for a pause is told as it is; nothing is lost, and what waits arrives", async ({
  page,
  deposit,
  folder,
}) => {
  const files = [await textFile(folder, "a.txt", "Seen: 4\n"), await textFile(folder, "b.txt", "Seen: 5\n")];
  const asked = page.getByText(/The server asks for a pause of \d+ seconds\. Everything you typed is still here/);

  const seconds = await test.step("a save too many says what to wait for", async () => {
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await exhausts(page);
    await deposit.saves();
    await deposit.sees("The draft was not saved.");
    await expect(deposit.title).toHaveValue(title);
    return Number(/of (\d+) seconds/.exec((await asked.first().textContent()) ?? "")?.[1]);
  });

  await test.step("after that pause it works", async () => {
    await page.waitForTimeout((seconds + 1) * 1000);
    await deposit.saves();
    await deposit.draftId();
    await expect(asked).toHaveCount(0);
    await expect(deposit.title).toHaveValue(title);
  });

  await test.step("files wait as long as they have to, say so, and arrive", async () => {
    await exhausts(page);
    await deposit.chooses(...files);
    await expect(deposit.file(".txt").getByText("Trying again").first()).toBeVisible();
    await expect(deposit.file(".txt").getByText("The next one begins by itself").first()).toBeVisible();
    await deposit.seesAllComplete(files.length);
  });
});
