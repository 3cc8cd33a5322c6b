import { DepositModel } from "./depositModel.ts";
import { failedRequests, strike } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { RecordModel } from "./recordModel.ts";
import { textFile } from "./sampleFiles.ts";

test.use({ expectedInConsole: [failedRequests] });

const title = "Ice thickness at Vendsyssel";

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
