import { CommunityModel } from "./communityModel.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, read, startsAnUpload } from "./testPlaces.ts";

const title = "Sea level at Hammerfest";

depositTest(
  "What a community declined is published without it",
  async (place) => {
    const { page, deposit, host } = place;
    const community = new CommunityModel(page, host);

    const draft = await test.step("it is submitted for review", async () => {
      await startsAnUpload(place, "?community=reviewed-journal");
      await community.describes(title);
      await deposit.saves();
      const id = await deposit.draftId();
      await community.submits("Submit for review");
      return id;
    });

    await test.step("and declined", async () => {
      await place.declinesTheRequest();
      await page.goto(`${host}/uploads/${draft}`);
      await deposit.seesTheForm();
      await expect(page.locator("[data-deposit-part=status]")).toContainText("Declined");
      await expect(deposit.publishButton).toHaveCount(0);
    });

    await test.step("published without the community, it belongs to none", async () => {
      await page.getByRole("button", { name: "Publish without community" }).click();
      const question = page.getByRole("alertdialog", { name: "Publish this upload?" });
      await expect(question).toContainText("The record is published without the community Reviewed journal.");
      await question.getByRole("button", { name: "Publish", exact: true }).click();
      await page.waitForURL(/\/records\/[^/?]+$/);
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      const record = await read(place, `/api/records/${draft}`);
      expect(record).toMatchObject({ is_published: true, metadata: { title } });
      expect(record).not.toHaveProperty("parent.communities.ids.0");
    });
  },
  /status of 404 .*\/logo/,
);
