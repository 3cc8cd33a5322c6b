import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";
import { RecordModel } from "./recordModel.ts";
import { patternFile, sparseFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

// Deleting a file moves the draft's revision: the next save is answered 412, which the browser notes, and is then sent
// again, since nobody else changed anything (docs/platform/records.md 3.2).
test.use({ expectedInConsole: [/status of 412 .*\/draft\?/] });

const title = "Sea surface temperature of the Baltic, 1982–2024";

test("A depositor describes a dataset, uploads its files and publishes it", async ({ page, demo, folder }, info) => {
  test.setTimeout(300_000);
  const isEmbedded = info.project.name !== "invenio";
  const readings = await textFile(folder, "readings.csv", "station,celsius\nA,4.2\nB,3.9\n");
  const notes = await textFile(folder, "Notizen über Mängel & Lücken #1.txt", "Bei Station B fehlt der März.\n");
  // A default InvenioRDM takes no more than 100 MiB in one request (413).
  const raw = await patternFile(folder, "raw-signal.bin", isEmbedded ? 210_000_000 : 100_000_000);
  const wrong = await sparseFile(folder, "wrong-file.bin", 100_000_000);
  const deposit = new DepositModel(page, demo.url);
  const record = new RecordModel(page);
  let pagesLoaded = 0;
  page.on("domcontentloaded", () => (pagesLoaded += 1));

  await test.step("creates a draft, saves it empty and sees what is missing beside the fields", async () => {
    await deposit.opensTheDashboard();
    await deposit.startsAnUpload();
    const before = pagesLoaded;
    await deposit.saves();
    await deposit.sees(deposit.savedWithFeedback);
    await deposit.draftId();
    expect(pagesLoaded, "the address is replaced without a page load").toBe(before);
    await deposit.seesBeside(deposit.title, /Missing data for required field/);
    await deposit.seesBeside(deposit.resourceType, /Missing data for required field/);
    await expect(page.getByRole("group", { name: /^Creators/ })).toHaveAccessibleDescription(/Missing data/);
  });

  await test.step("fills it in", async () => {
    await deposit.givesTheTitle(title);
    await deposit.choosesTheResourceType("Dataset");
    await deposit.publicationDate.fill("2026-05");
    await deposit.publisher.fill("Example Repository");
    await deposit.addsACreator({ familyName: "Meyer", givenNames: "Bärbel" });
    await deposit.addsACreator({ familyName: "Lindqvist", givenNames: "Åsa", orcid: "0000-0002-1825-0097" });
    await expect(deposit.creators).toHaveCount(2);
    await deposit.describes("Monthly means of satellite and buoy readings.");
    await deposit.addsTheLicense("mit", "MIT License");
    await deposit.saves();
    await deposit.seesThatItIsSaved();
  });

  await test.step("uploads files, watches progress and cancels one", async () => {
    const faster = await slowUploads(page, 20_000_000);
    await deposit.chooses(wrong, readings, notes, raw);
    await deposit.watchesProgressOf(wrong);
    await deposit.cancels(wrong);
    await deposit.watchesProgressOf(raw);
    await faster();
    for (const file of [readings, notes]) await deposit.seesComplete(file);
    await deposit.seesComplete(raw, 180_000);
    await deposit.saves();
    await deposit.sees(deposit.saved);
  });

  const id = await test.step("reloads, and everything is still there", async () => {
    await page.reload();
    await expect(deposit.title).toHaveValue(title);
    await expect(deposit.publicationDate).toHaveValue("2026-05");
    await expect(deposit.creators).toHaveCount(2);
    await expect(deposit.description).toContainText("Monthly means");
    for (const file of [readings, notes, raw]) await deposit.seesComplete(file);
    await expect(deposit.file(wrong.name)).toHaveCount(0);
    return deposit.draftId();
  });

  await test.step("looks at the preview", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.waitForURL(/\/records\/[^/?]+\?preview=1$/);
    await expect(page.getByText("This is how the record will look")).toBeVisible();
    await record.isTitled(title);
    await page.getByRole("link", { name: "Back to editing" }).click();
    await deposit.seesTheForm();
  });

  const seesThePublishedRecord = async (): Promise<void> => {
    await record.isTitled(title);
    await expect(record.citation).toContainText(`Meyer, B., & Lindqvist, Å. (2026). ${title} [Dataset].`);
    await expect(page.getByRole("link", { name: "ORCID of Lindqvist, Åsa" })).toHaveAttribute(
      "href",
      "https://orcid.org/0000-0002-1825-0097",
    );
    await expect(page.getByText("Monthly means of satellite and buoy readings.")).toBeVisible();
    for (const file of [readings, notes, raw]) await record.holdsTheBytesOf(file);
    await expect(page.getByText(wrong.name)).toHaveCount(0);
  };

  await test.step("publishes, and the bytes are those of the sources", async () => {
    await deposit.publishes();
    await seesThePublishedRecord();
  });

  if (isEmbedded) {
    await test.step("finds record and files after the server was started again", async () => {
      await demo.stop();
      await demo.start();
      await page.goto(`${demo.url}/records/${id}`);
      await seesThePublishedRecord();
      await deposit.opensTheDashboard();
      const row = page.getByRole("listitem").filter({ hasText: title });
      await expect(row.getByText("Published")).toBeVisible();
    });
  }
});
