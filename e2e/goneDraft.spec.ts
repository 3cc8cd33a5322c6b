import { DepositModel } from "./depositModel.ts";
import { deleteElsewhere, failedRequests, publishElsewhere, strike } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { patternFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

test.use({ expectedInConsole: [failedRequests] });

const title = "Ice thickness at Vendsyssel";

test.describe("A draft that somebody else", () => {
  for (const { what, status } of [
    { what: "deleted", status: 404 },
    { what: "had removed for good", status: 410 },
  ]) {
    test(`${what} (${status}): the save says so, and what was typed can be copied`, async ({ page, demo }) => {
      const deposit = new DepositModel(page, demo.url);
      await deposit.opensANewUpload();
      await deposit.givesTheTitle(title);
      await deposit.saves();
      const id = await deposit.draftId();
      if (status === 404) {
        await deleteElsewhere(page, id);
      } else {
        const body = { status: 410, message: "Record deleted" };
        await strike(demo, { path: `/records/${id}`, fault: { kind: "answer", status: 410, body } });
      }
      await deposit.publisher.fill("Typed after it was gone");
      await deposit.saves();
      await deposit.sees(status === 404 ? "This draft is no longer on the server." : "This record was deleted");
      await expect(deposit.title).toHaveValue(title);
      await expect(deposit.publisher).toHaveValue("Typed after it was gone");
      await page.goto(`${demo.url}/uploads/${id}`);
      await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
      await page.getByRole("link", { name: "Go to my uploads" }).click();
      await expect(page.getByRole("heading", { name: "My uploads" })).toBeVisible();
    });
  }

  test("published (404): the save says so, and does not send to a new upload", async ({ page, demo }) => {
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await deposit.saves();
    await publishElsewhere(page, await deposit.draftId());
    await deposit.publisher.fill("Typed after it was published");
    await deposit.saves();
    await deposit.sees("This draft was published in the meantime");
    await deposit.sees("Your upload is published.");
    await expect(deposit.publisher).toHaveValue("Typed after it was published");
    await expect(page.getByText("start a new upload")).toHaveCount(0);
    await page.getByRole("button", { name: "New version" }).click();
    await expect(deposit.title).toHaveValue(title);
  });

  test("deletes while a file is sent: the file and the save say so, and what was typed can be copied", async ({
    page,
    demo,
    folder,
  }) => {
    const raw = await patternFile(folder, "raw.bin", 40 * 1024 * 1024);
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    await deposit.saves();
    const id = await deposit.draftId();
    const hasten = await slowUploads(page, 4_000_000);
    await deposit.chooses(raw);
    await deposit.watchesProgressOf(raw);
    await deposit.publisher.fill("Typed while the file was sent");
    await deleteElsewhere(page, id);
    await hasten();
    await expect(deposit.file(raw.name)).toContainText("This draft is no longer on the server.", { timeout: 60_000 });
    await expect(deposit.file(raw.name)).toContainText("Everything you typed is still here: copy what you need");
    await deposit.saves();
    await deposit.sees("The draft was not saved.");
    await expect(deposit.title).toHaveValue(title);
    await expect(deposit.publisher).toHaveValue("Typed while the file was sent");
  });
});
