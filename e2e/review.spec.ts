import { type Ask, askPlatform, identified, makesADraft, titled } from "./askPlatform.ts";
import { CommunityModel, windowOf } from "./communityModel.ts";
import { expect, test } from "./fixtures.ts";

// A community without a picture is answered 404 for it, as is a draft that was published; who declines too late 400: the browser notes it.
test.use({ expectedInConsole: [/status of (404 .*\/(logo|draft|__page)|400 .*\/decline)/] });

// A running platform has what was submitted to it before.
const title = `Sea level at Hammerfest, ${new Date().toISOString()}`;

/** A draft that is submitted past the page, and what else is done to it before that or once it is in review. */
async function submittedTo(
  ask: Ask,
  slug: string,
  meanwhile: { readonly before?: (id: string) => Promise<void>; readonly after?: (id: string) => Promise<void> },
  named = title,
): Promise<{ readonly id: string; readonly request: string }> {
  const id = await makesADraft(ask, named);
  const receiver = { community: identified.parse(await ask("GET", `/api/communities/${slug}`)).id };
  await ask("PUT", `/api/records/${id}/draft/review`, { receiver, type: "community-submission" });
  await meanwhile.before?.(id);
  const request = identified.parse(await ask("POST", `/api/records/${id}/draft/actions/submit-review`)).id;
  await meanwhile.after?.(id);
  return { id, request };
}

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

  await test.step("who goes back to the form is led to the record", async () => {
    await curatorsPage.goBack();
    await expect(curatorsPage.getByText("The request was accepted, and the record was published.")).toBeVisible();
    await curatorsPage.goBack();
    await expect(curatorsPage.getByRole("heading", { name: "This upload was published" })).toBeVisible();
    await curatorsPage.getByRole("link", { name: "View the record" }).click();
    await expect(curatorsPage.getByRole("heading", { name: `${title}, checked` })).toBeVisible();
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

  await test.step("and cancels the review, whose curator is told so who declines it too late, and sees what happened", async () => {
    await curatorsPage.goto(await depositor.isAtTheRequest());
    const decline = curatorsPage.getByRole("button", { name: "Decline" });
    await expect(decline).toBeVisible();
    await page.getByRole("link", { name: "Edit the upload" }).click();
    await page.getByRole("button", { name: "Cancel review" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the review?" });
    await dialog.getByRole("button", { name: "Cancel review" }).click();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
    await curatorsPage.getByRole("textbox", { name: "Comment (optional)" }).fill("Too late.");
    await decline.press("Enter");
    await expect(curatorsPage.getByRole("alert")).toContainText("The request is closed by now");
    await expect(curatorsPage.getByRole("alert")).toContainText("Your comment was not sent");
    await expect(curatorsPage.getByRole("alert")).toContainText("Too late.");
    await expect(curatorsPage.getByRole("heading", { name: "What happened" })).toBeFocused();
    await expect(curatorsPage.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(decline).toHaveCount(0);
  });
  await curatorsWindow.close();
});

test.describe("What the other one does meanwhile", () => {
  // What cannot be accepted or submitted any more is refused, which the browser notes.
  test.use({ expectedInConsole: [/status of (404 .*\/logo|400 .*\/accept)/] });

  test("A request whose upload lacks something stays open, and its curator is told what to do", async ({
    browser,
    demo,
  }) => {
    const askAsDepositor = askPlatform(demo.url);
    const { request } = await submittedTo(askAsDepositor, "reviewed-journal", {
      async after(id) {
        const draft = titled.parse(await askAsDepositor("GET", `/api/records/${id}/draft`));
        await askAsDepositor("PUT", `/api/records/${id}/draft`, {
          ...draft,
          metadata: { ...draft.metadata, title: "" },
        });
      },
    });
    const window = await windowOf(browser, demo.url, "curator");
    const page = await window.newPage();
    await new CommunityModel(page, demo.url).answers(
      `${demo.url}/me/requests/${request}`,
      "Accept and publish",
      "Well done.",
    );
    await expect(page.getByRole("alert")).toContainText("That was not done, and the request is still open.");
    await expect(page.getByRole("alert")).toContainText("metadata.title: Missing data for required field.");
    await expect(page.getByRole("textbox", { name: "Comment (optional)" })).toHaveValue("Well done.");
    await expect(page.getByRole("button", { name: "Accept and publish" })).toBeFocused();
    await window.close();
  });

  test("On a phone the curator reads the longest title and answers by keyboard", async ({ browser, demo }) => {
    const long = `${"Messreihe".repeat(12)} ${new Date().toISOString()}`;
    await submittedTo(askPlatform(demo.url), "reviewed-journal", {}, long);
    const window = await windowOf(browser, demo.url, "curator");
    const page = await window.newPage();
    await page.setViewportSize({ width: 390, height: 780 });
    const request = page.getByRole("link", { name: long });
    await expect(async () => {
      await page.goto(`${demo.url}/communities/reviewed-journal`);
      await expect(request).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await request.press("Enter");
    await page.getByRole("textbox", { name: "Comment (optional)" }).press("Tab");
    await expect(page.getByRole("button", { name: "Accept and publish" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/records\//);
    await expect(page.getByRole("heading", { name: long })).toBeVisible();
    await window.close();
  });

  test("A draft whose request was declined meanwhile is not submitted once more, and keeps what is typed", async ({
    page,
    demo,
  }) => {
    const depositor = new CommunityModel(page, demo.url);
    const askAsDepositor = askPlatform(demo.url);
    const { request } = await submittedTo(askAsDepositor, "reviewed-journal", {
      async before(id) {
        await page.goto(`${demo.url}/uploads/${id}`);
        await expect(page.getByRole("button", { name: "Submit for review" })).toBeEnabled();
      },
    });
    await page
      .getByRole("textbox", { name: /^Title/ })
      .first()
      .fill(`${title}, typed meanwhile`);
    await askPlatform(demo.url, "curator")("POST", `/api/requests/${request}/actions/decline`, {});
    await depositor.submits("Submit for review");
    const told = page.getByRole("dialog").getByText("its request was submitted, declined or has expired meanwhile");
    await expect(told).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
    await expect(page.locator("[data-deposit-part=status]")).toContainText("Declined");
    await expect(page.getByRole("button", { name: "Change community" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: /^Title/ }).first()).toHaveValue(`${title}, typed meanwhile`);
  });
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
