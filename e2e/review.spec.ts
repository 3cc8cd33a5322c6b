import { CommunityModel, windowOf } from "./communityModel.ts";
import { expect, test } from "./fixtures.ts";

// A community without a picture is answered 404 for it, and who declines too late 400, which the browser notes.
test.use({ expectedInConsole: [/status of (404 .*\/logo|400 .*\/decline)/] });

// A running platform has what was submitted to it before.
const title = `Sea level at Hammerfest, ${new Date().toISOString()}`;

test("A depositor submits for review; the curator edits the upload and accepts it", async ({ page, browser, demo }) => {
  const depositor = new CommunityModel(page, demo.url);
  const curatorsWindow = await windowOf(browser, demo.url, "curator");
  const curatorsPage = await curatorsWindow.newPage();
  const curator = new CommunityModel(curatorsPage, demo.url);
  let request = "";

  await test.step("the address of the form names the community", async () => {
    await depositor.startsAnUploadFor("reviewed-journal");
  });

  await test.step("what is missing stops the submission, and the first of it has the focus", async () => {
    await page.getByRole("textbox", { name: /^Title/ }).fill(title);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await depositor.submits("Submit for review");
    const sentence = "The draft was not submitted for review. Record saved with validation feedback in";
    await expect(page.locator(".deposit-banner__heading").getByText(sentence)).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Resource type/ })).toBeFocused();
  });

  await test.step("complete, it goes to the curators with a comment", async () => {
    await depositor.describes(title);
    await depositor.submits("Submit for review", "Is a < b in table 3?");
    request = await depositor.isAtTheRequest();
    await expect(page.getByText("Is a < b in table 3?")).toBeVisible();
  });

  await test.step("in review it says so, and its community stays", async () => {
    await page.getByRole("link", { name: "Edit the upload" }).click();
    await expect(page.getByRole("button", { name: "Submitted for review" })).toBeDisabled();
    await expect(depositor.header).toContainText("The community cannot be changed while the upload is in review.");
    await expect(page.getByRole("link", { name: /View request/ })).toHaveAttribute("target", "_blank");
  });

  await test.step("the curator finds it in the community, edits and saves it", async () => {
    await curator.opensFrom("reviewed-journal", title);
    await curatorsPage.getByRole("link", { name: "Edit the upload" }).click();
    await curatorsPage.getByRole("textbox", { name: /^Title/ }).fill(`${title}, checked`);
    await curatorsPage.getByRole("button", { name: "Save draft" }).click();
    await expect(
      curatorsPage.locator(".deposit-banner__heading").getByText("Record successfully saved."),
    ).toBeVisible();
    await expect(curatorsPage.getByRole("button", { name: "Cancel review" })).toHaveCount(0);
  });

  await test.step("accepting publishes it", async () => {
    await curator.answers(request, "Accept and publish", "Well done.");
    await curatorsPage.waitForURL(/\/records\//);
    await expect(curatorsPage.getByRole("heading", { name: `${title}, checked` })).toBeVisible();
    await page.goto(request);
    await expect(page.getByText("The request was accepted, and the record was published.")).toBeVisible();
  });

  await test.step("its depositor makes a new version of it, in the same community", async () => {
    await page.getByRole("link", { name: "View the record" }).click();
    await page.getByRole("button", { name: "New version" }).click();
    await page.waitForURL(/\/uploads\//);
    await expect(page.locator("[data-deposit-part=status]")).toContainText("New version draft");
    await expect(depositor.header.getByRole("link", { name: /^Reviewed journal/ })).toBeVisible();
  });
  await curatorsWindow.close();
});

test("A request that was declined goes to another community, and is taken back from there", async ({
  page,
  browser,
  demo,
}) => {
  const depositor = new CommunityModel(page, demo.url);
  const curatorsWindow = await windowOf(browser, demo.url, "curator");
  const curatorsPage = await curatorsWindow.newPage();
  const curator = new CommunityModel(curatorsPage, demo.url);

  await test.step("the community is selected in the dialog", async () => {
    await page.goto(`${demo.url}/uploads/new`);
    await depositor.selects("Reviewed journal", "journal");
    await depositor.describes(title);
    await depositor.submits("Submit for review");
  });

  await test.step("the curator declines", async () => {
    await curator.answers(await depositor.isAtTheRequest(), "Decline", "Not for us.");
    await expect(curatorsPage.getByRole("heading", { name: "What happened" })).toBeFocused();
    // The platform may take a while to decline, and its index of comments to list the reason.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Not for us.")).toBeVisible({ timeout: 5000 });
    }).toPass();
  });

  await test.step("the depositor asks another community", async () => {
    await page.getByRole("link", { name: "Edit the upload" }).click();
    await expect(page.locator("[data-deposit-part=status]")).toContainText("Declined");
    await page.getByRole("button", { name: "Change community" }).click();
    const dialog = page.getByRole("dialog", { name: "Select a community" });
    await dialog.getByRole("button", { name: "Select Open lab" }).click();
    await depositor.submits("Submit for review");
    await depositor.isAtTheRequest();
  });

  await test.step("and cancels the review, whose curator cannot decline it any more, and stays at the button", async () => {
    await curatorsPage.goto(await depositor.isAtTheRequest());
    const decline = curatorsPage.getByRole("button", { name: "Decline" });
    await expect(decline).toBeVisible();
    await page.getByRole("link", { name: "Edit the upload" }).click();
    await page.getByRole("button", { name: "Cancel review" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the review?" });
    await dialog.getByRole("button", { name: "Cancel review" }).click();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
    await decline.press("Enter");
    await expect(curatorsPage.getByRole("alert")).toBeVisible();
    await expect(decline).toBeFocused();
  });
  await curatorsWindow.close();
});

test("A curator publishes in a community of their own at once", async ({ browser, demo }) => {
  const window = await windowOf(browser, demo.url, "curator");
  const page = await window.newPage();
  const curator = new CommunityModel(page, demo.url);
  await curator.startsAnUploadFor("open-lab");
  await curator.describes(title);
  await curator.submits("Publish to community");
  await page.waitForURL(/\/records\//);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await curator.opensFrom("open-lab", title);
  await page.waitForURL(/\/records\//);
  await window.close();
});
