import { DepositModel } from "./depositModel.ts";
import { type DemoServer, expect, type Page, test } from "./fixtures.ts";
import { RecordModel } from "./recordModel.ts";
import { md5OfFile, patternFile, sparseFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

// The browser itself notes every answer that is an error, and every request that got none.
const failedRequests = /Failed to load resource: (net::|the server responded with a status of)/;
test.use({ expectedInConsole: [failedRequests] });

const title = "Ice thickness at Vendsyssel";

/** What goes wrong with which calls; `/__faults` of the embedded repository takes it. */
interface Fault {
  readonly method?: string;
  readonly path?: string;
  readonly times?: number;
  readonly fault:
    | { readonly kind: "drop"; readonly when?: "before" | "after"; readonly afterBytes?: number }
    | { readonly kind: "answer"; readonly status: number; readonly body?: unknown };
}

/** Makes the next calls of the repository go wrong. */
async function strike(demo: DemoServer, fault: Fault): Promise<void> {
  const response = await fetch(`${demo.url}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The fault was not taken: ${response.status} ${await response.text()}`);
}

/** Nothing goes wrong from now on. */
async function repair(demo: DemoServer): Promise<void> {
  await fetch(`${demo.url}/__faults`, { method: "DELETE" });
}

/** Deletes a draft behind the back of the form that shows it, as another window of the same person would. */
async function deleteElsewhere(page: Page, id: string): Promise<void> {
  await page.evaluate(async (path) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const response = await fetch(path, { method: "DELETE", headers: { "X-CSRFToken": token } });
    if (!response.ok) throw new Error(`The draft was not deleted: ${response.status}`);
  }, `/api/records/${id}/draft`);
}

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

test.describe("The server", () => {
  test("answers a save with 500 and HTML: no markup is shown, nothing is lost, the next save works", async ({
    page,
    demo,
  }) => {
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.givesTheTitle(title);
    const body = "<html><body><h1>Internal Server Error</h1><script>throw new Error('run')</script></body></html>";
    await strike(demo, {
      method: "POST",
      path: "^/api/records",
      fault: { kind: "answer", status: 500, body },
      times: 1,
    });
    await deposit.saves();
    await deposit.sees("The draft was not saved.");
    await deposit.sees("The server had a problem of its own (error 500).");
    await expect(page.getByText("<html>")).toHaveCount(0);
    await expect(deposit.title).toHaveValue(title);
    await deposit.saves();
    await deposit.draftId();
  });

  test("is not there: save and upload say so, and both work once it is back", async ({ page, demo, folder }) => {
    const readings = await textFile(folder, "readings.csv", "a,b\n1,2\n");
    const deposit = new DepositModel(page, demo.url);
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await demo.stop();
    await deposit.publisher.fill("Typed while the server was away");
    await deposit.saves();
    await deposit.sees("The server did not answer.");
    await deposit.chooses(readings);
    await expect(deposit.file(readings.name)).toContainText(/The connection was lost|could not be saved first/, {
      timeout: 60_000,
    });
    await demo.start();
    await page.getByRole("button", { name: `Retry the upload of ${readings.name}` }).click();
    await deposit.seesComplete(readings);
    await expect(deposit.publisher).toHaveValue("Typed while the server was away");
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await deposit.publishes();
    await new RecordModel(page).holdsTheBytesOf(readings);
  });

  test("is not there when a page is opened: the page says so and tries again", async ({ page, demo }) => {
    const deposit = new DepositModel(page, demo.url);
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await page.goto(`${demo.url}/me/uploads`);
    await expect(page.getByRole("heading", { name: "The server does not answer" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "My uploads" })).toBeVisible();
    await deposit.startsAnUpload();
  });
});

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

test("Leaving the page with unsaved words asks first", async ({ page, demo }) => {
  const deposit = new DepositModel(page, demo.url);
  await deposit.opensANewUpload();
  await deposit.givesTheTitle(title);
  const asked = page.waitForEvent("dialog");
  const left = page.getByRole("link", { name: "My uploads" }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await left;
  await expect(deposit.title).toHaveValue(title);
});
