import { createHash } from "node:crypto";
import { expect, test } from "./fixtures.ts";
import { KeyboardModel } from "./keyboardModel.ts";
import { md5OfFile, patternFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

// The draft's revision moves when a file is deleted; see deposit.spec.ts.
test.use({ expectedInConsole: [/status of 412 .*\/draft\?/] });

const title = "Tide gauge readings of Stralsund";

// After the page is loaded nothing but key presses: no call that would do for the depositor what a keyboard must do.
test("A depositor does the same by keyboard alone", async ({ page, demo, folder }, info) => {
  test.setTimeout(300_000);
  const isEmbedded = info.project.name !== "invenio";
  const readings = await textFile(folder, "readings.csv", "hour,level\n0,503\n1,507\n");
  const notes = await textFile(folder, "notes.txt", "The gauge was serviced in May.\n");
  // A default InvenioRDM takes no more than 100 MiB in one request (413).
  const raw = await patternFile(folder, "raw-signal.bin", isEmbedded ? 210_000_000 : 100_000_000);
  const wrong = await patternFile(folder, "wrong-file.bin", 60 * 1024 * 1024);
  const keys = new KeyboardModel(page);
  await page.goto(`${demo.url}/me/uploads`);
  await expect(page.getByRole("heading", { name: "My uploads" })).toBeVisible();

  const file = (name: string) => page.locator('[data-deposit-part="file"]').filter({ hasText: name });
  const creators = page.getByRole("list", { name: "Creators, in citation order" }).getByRole("listitem");
  const isSaved = () => expect(page.getByText(/^Saved at /).first()).toBeVisible();

  await test.step("creates a draft, saves it empty and reads what is missing", async () => {
    await keys.tabsTo(/^link "New upload"/);
    await keys.presses("Enter");
    await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
    await keys.tabsTo(/^button "Save draft"/);
    await keys.presses("Enter");
    await expect(page.getByText("Record saved with validation feedback in").first()).toBeVisible();
    await page.waitForURL(/\/uploads\/(?!new$)[^/]+$/);
  });

  await test.step("follows the banner's link to the field that is missing", async () => {
    await keys.tabsTo(/^(link|button) "Title/);
    await keys.presses("Enter");
    await keys.hasTheFocus(/^textbox "Title/);
    await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveAccessibleDescription(/Missing data/);
  });

  await test.step("fills in title, resource type and date", async () => {
    await keys.types(title);
    await keys.tabsTo(/^combobox "Resource type/, { backwards: true });
    await keys.types("Dataset");
    await expect(page.getByRole("combobox", { name: /^Resource type/ })).toHaveValue("dataset");
    await keys.tabsTo(/^textbox "Publication date/);
    await keys.presses("Control+A");
    await keys.types("2026-05");
  });

  await test.step("adds two creators and puts the second first", async () => {
    for (const [family, given] of [
      ["Meyer", "Bärbel"],
      ["Lindqvist", "Åsa"],
    ] as const) {
      await keys.tabsTo(/^button "Add creator"/);
      await keys.presses("Enter");
      await expect(page.getByRole("dialog", { name: "Add creator" })).toBeVisible();
      await keys.tabsTo(/^textbox "Family name/);
      await keys.types(family);
      await keys.tabsTo(/^textbox "Given names/);
      await keys.types(given);
      await keys.tabsTo(/^button "Save"$/);
      await keys.presses("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(creators).toHaveCount(2);
    await keys.tabsTo(/^button "[^"]*Lindqvist, Åsa" *(\[|$|:)/, { backwards: true });
    await keys.tabsTo(/^button "(Reorder|Move|Drag)[^"]*Lindqvist/, { backwards: true });
    await keys.presses("Space", "ArrowUp");
    await keys.presses("Space");
    await expect(creators.first()).toContainText("Lindqvist, Åsa");
    await expect(creators.last()).toContainText("Meyer, Bärbel");
  });

  await test.step("writes a description and adds a licence", async () => {
    await keys.tabsTo(/^textbox "Description/);
    await keys.types("Readings every hour.");
    await keys.tabsTo(/^button "Add standard"/);
    await keys.presses("Enter");
    await expect(page.getByRole("dialog", { name: "Add standard license" })).toBeVisible();
    await keys.tabsTo(/^(searchbox|textbox|combobox) "Search for a license/);
    await keys.types("mit");
    await keys.presses("Enter");
    const license = "MIT License";
    await expect(page.getByRole("radio", { name: license, exact: true })).toBeVisible();
    await keys.tabsTo(/^radio /);
    await keys.arrowsTo(/^radio "MIT License"/);
    await keys.presses("Space");
    await expect(page.getByRole("radio", { name: license, exact: true })).toBeChecked();
    await keys.tabsTo(/^button "Add license"/);
    await keys.presses("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await keys.presses("Control+S");
    await isSaved();
  });

  await test.step("uploads files, watches progress and cancels one", async () => {
    const faster = await slowUploads(page, 10_000_000);
    await keys.tabsTo(/^button "Choose files"/, { backwards: true });
    await keys.choosesFiles(wrong, readings, notes, raw);
    const bar = page.getByRole("progressbar", { name: `Upload of ${wrong.name}` });
    await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    await keys.tabsTo(/^button "Cancel the upload of wrong-file\.bin"/, { backwards: true });
    await keys.presses("Enter");
    await expect(file(wrong.name)).toHaveCount(0);
    await faster();
    for (const { name } of [readings, notes, raw]) {
      await expect(file(name).getByText("Complete")).toBeVisible({ timeout: 120_000 });
    }
  });

  await test.step("reloads and publishes", async () => {
    await page.reload();
    await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveValue(title);
    for (const { name } of [readings, notes, raw]) await expect(file(name).getByText("Complete")).toBeVisible();
    await keys.tabsTo(/^button "Publish"/);
    await keys.presses("Enter");
    await expect(page.getByRole("alertdialog", { name: "Publish this upload?" })).toBeVisible();
    await keys.tabsTo(/^button "Publish"/);
    await keys.presses("Enter");
    await page.waitForURL(/\/records\/[^/?]+$/);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  await test.step("fetches the files again: their MD5 is that of the sources", async () => {
    for (const { name, path } of [readings, notes, raw]) {
      await keys.tabsTo(new RegExp(`^link "Download ${name.replaceAll(".", "\\.")}"`));
      const started = page.waitForEvent("download");
      await keys.presses("Enter");
      const hash = createHash("md5");
      for await (const chunk of await (await started).createReadStream()) hash.update(chunk as Buffer);
      expect(hash.digest("hex")).toBe(await md5OfFile(path));
    }
  });

  if (!isEmbedded) return;
  await test.step("finds the record after the server was started again", async () => {
    await demo.stop();
    await demo.start();
    await page.reload();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(`md5:${await md5OfFile(raw.path)}`)).toBeVisible();
  });
});
