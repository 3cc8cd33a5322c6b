import * as z from "zod/mini";
import { askPlatform } from "./askPlatform.ts";
import { failedRequests } from "./faults.ts";
import { expect, type Page, test as base } from "./fixtures.ts";
import { patternFile, type SampleFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";
import { UploadModel } from "./uploadModel.ts";

const listed = z.object({ entries: z.array(z.object({ key: z.string(), status: z.string(), size: z.number() })) });

/** The depositor's other windows: of one browser context, since only those share locks. */
class OtherTab extends UploadModel {
  /** How often its page has asked the API anything. */
  calls = 0;

  constructor(
    private readonly tab: Page,
    origin: string,
  ) {
    super(tab, origin);
  }

  /** The depositor comes back to it; the browser of a test shows all its tabs at once. */
  async isLookedAt(): Promise<void> {
    await this.tab.bringToFront();
    await this.tab.evaluate(() => window.dispatchEvent(new Event("focus")));
  }

  /** Waits until it has found out that another one sends the file. */
  async seesElsewhere({ name }: SampleFile): Promise<void> {
    await expect(this.file(name)).toContainText("In another tab");
    await expect(this.file(name)).toContainText("This file is being uploaded in another tab or window.");
  }
}

interface Upload {
  readonly first: UploadModel;
  readonly file: SampleFile;
  /** Lets the file, which would take most of a minute, go on at full speed. */
  hasten(): Promise<void>;
  opensTheDraft(): Promise<OtherTab>;
  /** The files that the server has. */
  stored(): Promise<unknown>;
}

/** A draft in whose tab a file is being sent. */
const test = base.extend<{ upload: Upload }>({
  upload: async ({ page, demo, folder }, use) => {
    const file = await patternFile(folder, "survey.bin", 12_000_000);
    const first = new UploadModel(page, demo.url);
    const id = await first.startsADraft("Ice thickness at Vendsyssel");
    const hasten = await slowUploads(page, 300_000);
    await first.chooses(file);
    await expect(first.progressOf(file)).toBeVisible();
    await use({
      first,
      file,
      hasten,
      async opensTheDraft() {
        const window = await page.context().newPage();
        const other = new OtherTab(window, demo.url);
        window.on("request", (request) => {
          if (new URL(request.url()).pathname.startsWith("/api/")) other.calls += 1;
        });
        await window.goto(`${demo.url}/uploads/${id}`);
        await other.seesTheForm();
        await other.seesElsewhere(file);
        return other;
      },
      async stored() {
        const answer = await askPlatform(demo.url)("GET", `/api/records/${id}/draft/files`);
        return listed.parse(answer).entries.map(({ key, status, size }) => `${key} ${status} ${size}`);
      },
    });
  },
});

const whole = ["survey.bin completed 12000000"];

test("A file that another tab sends is complete here, too, as soon as it is there, and one question tells it", async ({
  upload: { first, file, hasten, opensTheDraft, stored },
}) => {
  const [second, third] = [await opensTheDraft(), await opensTheDraft()];
  const before = second.calls;
  await hasten();
  await first.seesComplete(file);
  for (const other of [second, third]) {
    await other.seesComplete(file);
    await other.hears("survey.bin is uploaded.");
  }
  expect(second.calls - before).toBe(1);
  expect(await stored()).toEqual(whole);
});

test("A file whose tab is closed on the way is offered here, and goes on from here", async ({
  page,
  upload: { file, opensTheDraft, stored },
}) => {
  const other = await opensTheDraft();
  await page.close();
  await other.seesInterrupted(file);
  await other.hears("The upload of survey.bin failed.");
  await other.choosesAgain(file);
  await other.seesComplete(file);
  expect(await stored()).toEqual(whole);
});

test.describe("A file that", () => {
  // Of the file that was cancelled, and of the one that is refused.
  test.use({ expectedInConsole: [[failedRequests], { scope: "test" }] });

  test("is cancelled in its own tab goes from the list of others, too", async ({
    page,
    upload: { first, file, opensTheDraft },
  }) => {
    const other = await opensTheDraft();
    await page.bringToFront();
    await first.cancels(file);
    await expect(other.file(file.name)).toHaveCount(0);
    await other.hears("survey.bin is no longer part of this upload.");
  });

  test("was chosen here, too, can be sent from here once the other tab has cancelled it", async ({
    page,
    upload: { first, file, opensTheDraft, stored },
  }) => {
    const other = await opensTheDraft();
    await other.choosesAgain(file);
    await other.seesElsewhere(file);
    await page.bringToFront();
    await first.cancels(file);
    await expect(other.file(file.name)).toContainText(
      "The other tab or window does not upload this file any more, and it may be incomplete.",
    );
    await other.hears("The upload of survey.bin failed.");
    expect(await stored()).toEqual([]);
    await other.retries(file);
    await other.seesComplete(file);
    expect(await stored()).toEqual(whole);
  });

  test("failed can be tried again at once by its own tab, and others have it when one comes back to them", async ({
    page,
    upload: { first, file, hasten, opensTheDraft, stored },
  }) => {
    const others = [await opensTheDraft(), await opensTheDraft()];
    await page.bringToFront();
    await page.getByRole("button", { name: `Pause the upload of ${file.name}` }).click();
    await page.route("**/content", async (route) => {
      await route.fulfill({ status: 400, json: { status: 400, message: "The disk is full." } });
      await page.unroute("**/content");
    });
    await hasten();
    // In the very moment: a click of the test would come later than what the others do.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const retry = document.querySelector<HTMLElement>("[aria-label^='Retry the upload']");
        if (retry === null) return;
        observer.disconnect();
        retry.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole("button", { name: `Resume the upload of ${file.name}` }).click();
    await first.hears("The upload of survey.bin failed.");
    await first.seesComplete(file);
    expect(await stored()).toEqual(whole);
    // What the others say is of the moment at which they asked, until somebody looks at them again.
    for (const other of others) {
      await other.isLookedAt();
      await other.seesComplete(file);
    }
  });
});
