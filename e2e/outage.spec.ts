import type { Page } from "@playwright/test";
import { creatorOf } from "./askPlatform.ts";
import { callApi } from "./node/callApi.ts";
import type { Platform } from "./node/platform.ts";
import { md5OfFile, patternFile } from "./sampleFiles.ts";
import { expect, test } from "./settingTest.ts";

// What the browser notes of calls that nobody answers.
test.use({ setting: "own", expectedInConsole: [/status of 50\d|net::ERR_/] });
test.beforeEach(() => test.setTimeout(300_000));

const moments = ["while it works", "before its answer arrives"] as const;
type Moment = (typeof moments)[number];

/** The page's next call of that method meets a platform that is cut off. */
async function cuts(page: Page, platform: Platform, method: string, when: Moment): Promise<void> {
  let isArmed = true;
  await page.route(/\/api\/records/, async (route) => {
    if (!isArmed || route.request().method() !== method) return route.continue();
    isArmed = false;
    if (when === "while it works") {
      const isCut = platform.cutAtWork();
      await route.continue();
      return isCut;
    }
    await route.fetch();
    await platform.cut();
    return route.abort("connectionreset");
  });
}

interface Found {
  readonly hits: { readonly hits: readonly { readonly id: string; readonly metadata: { readonly title?: string } }[] };
}

/** How many drafts of this title the depositor has. */
async function draftsCalled(platform: Platform, title: string): Promise<number> {
  const { json } = await callApi(platform, "depositor", "GET", "/api/user/records?sort=newest&size=20");
  return (json as Found).hits.hits.filter(({ metadata }) => metadata.title === title).length;
}

for (const when of moments) {
  test(`Stopped in the middle of a save, ${when}: nothing typed is lost, and the next save is the last word`, async ({
    page,
    demo,
    platform,
    deposit,
  }) => {
    const creators = Array.from({ length: 1500 }, (_, index) => creatorOf(`Family ${index}`, `Given ${index}`));
    const draft = { metadata: { title: "Before the outage", creators }, files: { enabled: false } };
    const { json } = await callApi(platform, "depositor", "POST", "/api/records", draft);
    await page.goto(`${demo.url}/uploads/${(json as { id: string }).id}`);
    await deposit.seesTheForm();

    await test.step("the save that was on its way says what became of it", async () => {
      await cuts(page, platform, "PUT", when);
      await deposit.givesTheTitle("During the outage");
      await deposit.saves();
      await deposit.sees("The draft was not saved.");
      await deposit.sees(/The server (did not answer|had a problem of its own)/);
      await expect(deposit.title).toHaveValue("During the outage");
    });

    await test.step("another fails as well, and keeps what was typed since", async () => {
      await deposit.givesTheTitle("After the outage");
      await deposit.saves();
      await deposit.sees("The draft was not saved.");
      await expect(deposit.title).toHaveValue("After the outage");
    });

    await test.step("once it is back, it is saved, and no conflict", async () => {
      await platform.start();
      await deposit.saves();
      await deposit.seesThatItIsSaved();
      await page.reload();
      await expect(deposit.title).toHaveValue("After the outage");
      await expect(page.getByText("1,500 creators")).toBeVisible();
    });
  });

  test(`Stopped in the middle of the first save, ${when}: there is one draft in the end`, async ({
    page,
    platform,
    deposit,
  }) => {
    const title = `First save, ${when}, ${Date.now()}`;
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await cuts(page, platform, "POST", when);
    await deposit.saves();
    await deposit.sees("The draft was not saved.");
    await expect(deposit.title).toHaveValue(title);
    await platform.start();
    await deposit.saves();
    await deposit.draftId();
    await expect.poll(() => draftsCalled(platform, title)).toBe(1);
  });
}

test("Stopped in the middle of an upload: the file says so, goes on, and is the same", async ({
  page,
  platform,
  deposit,
  folder,
}) => {
  const file = await patternFile(folder, "readings.bin", 3_000_000);
  const row = deposit.file(file.name);
  const id = await deposit.startsADraft("Cut while a file is sent");
  await cuts(page, platform, "PUT", "while it works");
  await deposit.chooses(file);
  await expect(row).toContainText(/Trying again|Failed/, { timeout: 60_000 });
  await platform.start();
  const retry = page.getByRole("button", { name: `Retry the upload of ${file.name}` });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(row.getByText("Complete")).toBeVisible({ timeout: 5000 });
  }).toPass();
  const md5 = await md5OfFile(file.path);
  await expect(row).toContainText(md5);
  const { json } = await callApi(platform, "depositor", "GET", `/api/records/${id}/draft/files`);
  expect(json).toMatchObject({ entries: [{ key: file.name, status: "completed", checksum: `md5:${md5}` }] });
});
