import { DepositModel } from "./depositModel.ts";
import { failedRequests } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { RecordModel } from "./recordModel.ts";
import { md5OfFile, sparseFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

test.use({ expectedInConsole: [failedRequests] });

const title = "Ice thickness at Vendsyssel";

test.describe("Files", () => {
  test("an empty file is taken, stored and shown with its size", async ({ page, demo, folder }) => {
    const empty = await textFile(folder, "empty.txt", "");
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(empty);
    await deposit.seesComplete(empty);
    await deposit.publishes();
    await new RecordModel(page).holdsTheBytesOf(empty);
  });

  test("a file of 2 GB arrives whole, and the page stays usable meanwhile", async ({ page, demo, folder }) => {
    test.setTimeout(600_000);
    const huge = await sparseFile(folder, "huge.bin", 2 * 1024 ** 3);
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(huge);
    await deposit.watchesProgressOf(huge);
    await deposit.publisher.fill("Typed during the upload");
    await expect(deposit.publisher).toHaveValue("Typed during the upload");
    await deposit.seesComplete(huge, 400_000);
    await expect(deposit.file(huge.name)).toContainText(await md5OfFile(huge.path));
    await expect(deposit.publisher).toHaveValue("Typed during the upload");
  });

  test("the upload of a file of 2 GB can be cancelled, and nothing of it stays behind", async ({
    page,
    demo,
    folder,
  }) => {
    const huge = await sparseFile(folder, "huge.bin", 2 * 1024 ** 3);
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await slowUploads(page, 50_000_000);
    await deposit.chooses(huge);
    await deposit.watchesProgressOf(huge);
    await deposit.cancels(huge);
    await deposit.saves();
    await page.reload();
    await expect(deposit.title).toHaveValue(title);
    await expect(deposit.file(huge.name)).toHaveCount(0);
  });

  test.describe("over the quota", () => {
    test.use({ demoOptions: ["--max-storage", "1000000000", "--max-files", "3"] });

    test("a file of 2 GB is refused with the limit, and the files beside it are taken", async ({
      page,
      demo,
      folder,
    }) => {
      const huge = await sparseFile(folder, "huge.bin", 2 * 1024 ** 3);
      const small = await textFile(folder, "small.txt", "small");
      const deposit = new DepositModel(page, demo.url);
      await deposit.opensANewUpload();
      await deposit.givesTheTitle(title);
      await deposit.chooses(huge);
      const warning = page.getByRole("alertdialog", { name: "Warning!" });
      await expect(warning).toContainText("Could not upload files.");
      await expect(warning).toContainText(/2\.15 GB.*exceeding the limit of 1\.00 GB/);
      await warning.getByRole("button", { name: "Understood" }).click();
      await deposit.chooses(small);
      await deposit.seesComplete(small);
      await expect(deposit.title).toHaveValue(title);
    });
  });

  test("of two names that differ only in Unicode normalisation the second is refused by name", async ({
    page,
    demo,
    folder,
  }) => {
    const composed = await textFile(folder, "M\u00fcller.txt", "composed");
    const decomposed = await textFile(folder, "Mu\u0308ller.txt", "decomposed");
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await deposit.chooses(composed);
    await deposit.seesComplete(composed);
    await deposit.chooses(decomposed);
    const warning = page.getByRole("alertdialog", { name: "Warning!" });
    await expect(warning).toContainText("Could not upload files.");
    await expect(warning).toContainText(`${decomposed.name} is already part of this upload.`);
    await warning.getByRole("button", { name: "Understood" }).click();
    await expect(page.locator('[data-deposit-part="file"]')).toHaveCount(1);
    await deposit.fillsInWhatIsRequired(title);
    await deposit.publishes();
    await new RecordModel(page).holdsTheBytesOf(composed);
  });
});
