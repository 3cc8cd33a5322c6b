import type { Page } from "@playwright/test";
import { askPlatform } from "./askPlatform.ts";
import { test as anywhere } from "./fixtures.ts";
import { depositTest, startsAnUpload } from "./testPlaces.ts";
import { smallQuota } from "./node/platform.ts";
import { patternFile, type SampleFile, textFile } from "./sampleFiles.ts";
import { expect, test } from "./settingTest.ts";

const title = "Plankton counts of Helgoland Roads";

const numbered = (folder: string, count: number): Promise<SampleFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      textFile(folder, `${String(index + 1).padStart(3, "0")}.txt`, `count ${index}\n`),
    ),
  );

async function readsTheRefusal(page: Page, sentence: string | RegExp): Promise<void> {
  const warning = page.getByRole("alertdialog", { name: "Warning!" });
  await expect(warning).toContainText("Could not upload files.");
  await expect(warning).toContainText(sentence);
  await warning.getByRole("button", { name: "Understood" }).click();
}

depositTest("101 files are refused before anything is sent, and 100 is said to be the limit", async (place) => {
  const { page, deposit, folder } = place;
  const announced: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") announced.push(request.url());
  });
  await startsAnUpload(place);
  await deposit.chooses(...(await numbered(folder, 101)));
  await readsTheRefusal(page, "would result in 101 files, exceeding the limit of 100.");
  await expect(deposit.file(".txt")).toHaveCount(0);
  anywhere.expect(announced).toEqual([]);
});

test.describe("Where the page says that more files are taken than are", () => {
  test.use({ pageOptions: ["--max-files", "1000"] });

  // The browser notes the refusal; and the save after a file was removed is sent again (docs/platform/records.md 3.2).
  test.use({ expectedInConsole: [/status of 400 .*\/draft\/files|status of 412 .*\/draft\?/] });

  test("100 arrive, the 101st says why it does not, goes, and the record is published", async ({
    page,
    demo,
    deposit,
    folder,
  }) => {
    const files = await numbered(folder, 100);
    const oneTooMany = await textFile(folder, "one too many.txt", "one\n");
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(...files);
    await deposit.seesAllComplete(100);
    await deposit.chooses(oneTooMany);
    await expect(deposit.file(oneTooMany.name)).toContainText(
      "Uploading selected files will result in exceeding the max amount per record.",
    );
    await expect(deposit.publishButton).toHaveAccessibleDescription(/Wait until all files are uploaded, or remove/);
    await deposit.takesOff(oneTooMany);
    await page.reload();
    await deposit.seesAllComplete(100);
    const id = await deposit.draftId();
    await deposit.publishes();
    const ask = askPlatform(demo.url);
    expect(await ask("GET", `/api/records/${id}/files`)).toMatchObject({ entries: { length: 100 } });
  });
});

test.describe("On a platform whose records hold 1 MB", () => {
  test.use({ setting: "small-quota" });

  test.describe("and whose page says so", () => {
    test.use({ pageOptions: ["--max-storage", String(smallQuota)] });

    test("a larger file is refused before anything is sent, with the limit", async ({ page, deposit, folder }) => {
      const large = await patternFile(folder, "large.bin", smallQuota + 1);
      await deposit.opensANewUpload();
      await deposit.chooses(large);
      await readsTheRefusal(page, "large.bin has 1,000,001 bytes, exceeding the limit of 1,000,000 bytes");
      await expect(deposit.file(large.name)).toHaveCount(0);
    });
  });

  test.describe("and whose page says more", () => {
    test.use({ expectedInConsole: [/status of (400|413) .*\/draft\/files|status of 412 .*\/draft\?/] });

    test("the file that breaks the quota says why, goes, and does not hold up publishing", async ({
      page,
      deposit,
      folder,
    }) => {
      const fits = await patternFile(folder, "fits.bin", 600_000);
      const breaks = await patternFile(folder, "breaks.bin", 700_000);
      await deposit.opensANewUpload();
      await deposit.fillsInWhatIsRequired(title);
      await deposit.chooses(fits);
      await deposit.seesComplete(fits);
      await deposit.chooses(breaks);
      await expect(deposit.file(breaks.name)).toContainText(
        /would take more room than a record has here|does not take a file as large as this/,
      );
      await expect(deposit.publishButton).toHaveAccessibleDescription(/Wait until all files are uploaded, or remove/);
      await deposit.removes(breaks);
      await page.reload();
      await deposit.seesComplete(fits);
      await expect(deposit.file(breaks.name)).toHaveCount(0);
      await deposit.publishes();
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    });
  });
});
