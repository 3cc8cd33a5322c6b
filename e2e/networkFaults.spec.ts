import { DepositModel } from "./depositModel.ts";
import { failedRequests, repair, strike } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { RecordModel } from "./recordModel.ts";
import { patternFile } from "./sampleFiles.ts";

test.use({ expectedInConsole: [failedRequests] });

const title = "Ice thickness at Vendsyssel";

test.describe("The network drops", () => {
  test("during a save: it says so, keeps what is typed, and saves when it is back", async ({ page, demo, context }) => {
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await context.setOffline(true);
    await deposit.saves();
    await deposit.sees("The draft was not saved.");
    await deposit.sees("The server did not answer. Check your network connection.");
    await expect(deposit.title).toHaveValue(title);
    await context.setOffline(false);
    await deposit.saves();
    await deposit.draftId();
    await page.reload();
    await expect(deposit.title).toHaveValue(title);
  });

  test("after a save was taken but before its answer came: the next save is no conflict", async ({ page, demo }) => {
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    // More than once, since Chromium sends a request again by itself when an old connection breaks.
    await strike(demo, { method: "PUT", path: "/draft(\\?|$)", fault: { kind: "drop", when: "after" } });
    await deposit.givesTheTitle(`${title}, again`);
    await deposit.saves();
    await deposit.sees("The server did not answer.");
    await repair(demo);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await page.reload();
    await expect(deposit.title).toHaveValue(`${title}, again`);
  });

  test("during an upload: the file says so, and a retry brings it whole", async ({ page, demo, folder }) => {
    const raw = await patternFile(folder, "raw.bin", 40 * 1024 * 1024);
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await strike(demo, { method: "PUT", path: "/content$", fault: { kind: "drop", afterBytes: 10_000_000 } });
    await deposit.chooses(raw);
    await expect(deposit.file(raw.name)).toContainText("The connection was lost during the upload.", {
      timeout: 60_000,
    });
    await expect(deposit.title).toHaveValue(title);
    await repair(demo);
    await page.getByRole("button", { name: `Retry the upload of ${raw.name}` }).click();
    await deposit.seesComplete(raw);
    await deposit.publishes();
    await new RecordModel(page).holdsTheBytesOf(raw);
  });
});
