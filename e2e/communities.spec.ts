import { CommunityModel } from "./communityModel.ts";
import { type Ask, identified, makesADraft } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import {
  depositTest,
  depositTestBy,
  opensTheDraft,
  publishesAsRecord,
  startsAnUpload,
  type DepositPlace,
} from "./testPlaces.ts";

// A community without a picture is answered 404 for it, which the browser notes.
const noPicture = /status of 404 .*\/logo/;
const title = "Bird counts on Amrum";

async function communityNamed(ask: Ask, slug: string): Promise<string> {
  return identified.parse(await ask("GET", `/api/communities/${slug}`)).id;
}

/** The dialog in which a community is selected, and how it is searched. */
async function selecting({ page }: DepositPlace) {
  await page.getByRole("button", { name: /^(Select a community|Change the community)/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a community" });
  const searches = async (text: string): Promise<void> => {
    await dialog.getByRole("searchbox").fill(text);
    await dialog.getByRole("searchbox").press("Enter");
  };
  return { dialog, searches, card: (name: string) => dialog.getByRole("listitem").filter({ hasText: name }) };
}

depositTest(
  "Communities are found by name, hidden ones are not, and a card says why one cannot be chosen",
  async (place) => {
    await startsAnUpload(place);
    const { dialog, searches, card } = await selecting(place);
    await searches("journal");
    await expect(dialog.getByRole("button", { name: "Select Reviewed journal" })).toBeEnabled();
    await searches("secret");
    await expect(dialog.getByText("No community matches “secret”.")).toBeVisible();
    await searches("members");
    const closed = dialog.getByRole("button", { name: "Select Members only" });
    const why = "Submission to this community is only allowed to community members.";
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleDescription(why);
    await expect(card("Members only")).toContainText(why);
    await dialog.getByRole("tab", { name: "My communities" }).click();
    await expect(dialog.getByRole("searchbox", { name: "Search in my communities" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Select (Open lab|Members only)/ })).toHaveCount(0);
  },
  noPicture,
);

depositTest(
  "What only members may submit is refused by the server in its own words, and nothing typed is lost",
  async (place) => {
    const { page, deposit, host, ask } = place;
    const id = await makesADraft(ask, title);
    const receiver = { community: await communityNamed(ask, "members-only") };
    await ask("PUT", `/api/records/${id}/draft/review`, { receiver, type: "community-submission" });
    await opensTheDraft(place, id);
    await deposit.givesTheTitle(`${title}, not a member's`);
    await new CommunityModel(page, host).submits("Submit for review");
    const dialog = page.getByRole("dialog", { name: "Submit for review?" });
    await expect(dialog).toContainText("Unable to submit request.");
    await expect(dialog).toContainText("Submission to this community is only allowed to community members.");
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(deposit.title).toHaveValue(`${title}, not a member's`);
    await expect(page.getByRole("button", { name: "Submit for review" }).first()).toBeVisible();
  },
  new RegExp(`${noPicture.source}|status of 403`),
);

depositTest(
  "Nothing goes to a community that another window has chosen: it is named first, and then it goes there",
  async (place) => {
    const { page, deposit, host, ask } = place;
    const depositor = new CommunityModel(page, host);
    const id = await makesADraft(ask, title);
    const chooses = async (slug: string): Promise<unknown> => {
      const receiver = { community: await communityNamed(ask, slug) };
      return ask("PUT", `/api/records/${id}/draft/review`, { receiver, type: "community-submission" });
    };
    await chooses("reviewed-journal");
    await opensTheDraft(place, id);
    await expect(depositor.header.getByRole("link", { name: /^Reviewed journal/ })).toBeVisible();
    await chooses("members-only");
    await depositor.submits("Submit for review");
    const dialog = page.getByRole("dialog", { name: "Submit for review?" });
    await expect(dialog).toContainText("The community of this draft was changed in another tab");
    await expect(dialog).toContainText("Members only");
    for (const box of await dialog.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(depositor.header.getByRole("link", { name: /^Members only/ })).toBeVisible();
    await deposit.sees("The draft was not submitted for review.");
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({ status: "draft_with_review" });
  },
  noPicture,
  /status of 412 .*\/draft\?/,
);

depositTestBy(
  "curator",
  "A member submits to a community for members only",
  async (place) => {
    const { page, host, ask } = place;
    await opensTheDraft(place, await makesADraft(ask, title));
    const curator = new CommunityModel(page, host);
    await curator.selects("Members only", "members");
    await curator.submits("Submit for review");
    await page.waitForURL(/\/requests\//);
  },
  noPicture,
);

depositTestBy(
  "curator",
  "A restricted community restricts the record and its files, for all to see, and keeps what was typed",
  async (place) => {
    const { page, deposit, host, ask } = place;
    const curator = new CommunityModel(page, host);
    const record = page.getByRole("group", { name: "Full record" });
    const id = await makesADraft(ask, title);

    await test.step("it takes restricted records only, and is among one's own", async () => {
      await opensTheDraft(place, id);
      await deposit.givesTheTitle(`${title}, for members' eyes`);
      const { dialog, card } = await selecting(place);
      await dialog.getByRole("tab", { name: "My communities" }).click();
      await expect(card("Secret society")).toContainText("Restricted");
      await expect(dialog.getByRole("button", { name: "Select Secret society" })).toHaveAccessibleDescription(
        "Submission to this community is only allowed if the record is restricted.",
      );
      await dialog.getByRole("button", { name: "Cancel" }).click();
    });

    await test.step("chosen, it keeps the record restricted, and says so", async () => {
      await record.getByRole("radio", { name: "Restricted" }).check();
      await curator.selects("Secret society", "secret");
      await expect(record.getByRole("radio", { name: "Public" })).toBeDisabled();
      await expect(
        page.getByText("The community takes restricted records only, so record and files stay restricted.").first(),
      ).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Apply an embargo" })).toHaveAccessibleDescription(
        "An embargo is not possible in a restricted community.",
      );
      await expect(deposit.title).toHaveValue(`${title}, for members' eyes`);
    });

    await test.step("and so it is submitted", async () => {
      await curator.submits("Submit for review");
      await page.waitForURL(/\/requests\//);
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({
        status: "in_review",
        metadata: { title: `${title}, for members' eyes` },
        access: { record: "restricted", files: "restricted" },
      });
    });
  },
  noPicture,
);

depositTest(
  "A community is chosen, changed and removed, each with the next save; once it is left, the draft is published past it",
  async (place) => {
    const { page, deposit, host, ask } = place;
    const depositor = new CommunityModel(page, host);
    const chosen = (name: RegExp) => depositor.header.getByRole("link", { name });
    const savesAndReloads = async (): Promise<void> => {
      await deposit.saves();
      await deposit.seesThatItIsSaved();
      await page.reload();
      await deposit.seesTheForm();
    };
    const id = await makesADraft(ask, title);

    await test.step("chosen", async () => {
      await opensTheDraft(place, id);
      await depositor.selects("Open lab", "open");
      await savesAndReloads();
      await expect(chosen(/^Open lab/)).toBeVisible();
      await expect(deposit.publishButton).toHaveCount(0);
    });

    await test.step("changed", async () => {
      await depositor.selects("Reviewed journal", "journal");
      await savesAndReloads();
      await expect(chosen(/^Reviewed journal/)).toBeVisible();
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({ status: "draft_with_review" });
    });

    await test.step("removed", async () => {
      await depositor.header.getByRole("button", { name: "Remove the community Reviewed journal" }).click();
      await savesAndReloads();
      await expect(depositor.header.getByRole("button", { name: "Select a community" })).toBeVisible();
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({ status: "draft" });
    });

    await test.step("and published without any", async () => {
      await deposit.givesTheTitle(`${title}, without a community`);
      await publishesAsRecord(place, `${title}, without a community`);
      expect(await ask("GET", `/api/records/${id}`)).not.toHaveProperty("parent.communities.ids.0");
    });
  },
  noPicture,
);

depositTest(
  "In review a draft is mended and not deleted; the review is cancelled with a word, and begun again",
  async (place) => {
    const { page, deposit, host, ask } = place;
    const depositor = new CommunityModel(page, host);
    const id = await makesADraft(ask, title);

    await test.step("it is submitted", async () => {
      await opensTheDraft(place, id);
      await depositor.selects("Reviewed journal", "journal");
      await depositor.submits("Submit for review");
      await page.waitForURL(/\/requests\//);
    });

    await test.step("mended in review", async () => {
      await opensTheDraft(place, id);
      await deposit.givesTheTitle(`${title}, mended`);
      await deposit.saves();
      await deposit.seesThatItIsSaved();
      const deletes = page.getByRole("button", { name: "Delete", exact: true });
      await expect(deletes).toHaveAccessibleDescription("The upload is in review. Cancel the review to delete it.");
    });

    await test.step("the review is cancelled", async () => {
      await page.getByRole("button", { name: "Cancel review" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel the review?" });
      await dialog.getByRole("textbox").fill("Not yet.");
      await dialog.getByRole("button", { name: "Cancel review" }).click();
      await expect(deposit.publishButton).toBeEnabled();
    });

    await test.step("and begun again", async () => {
      await depositor.selects("Reviewed journal", "journal");
      await depositor.submits("Submit for review");
      await page.waitForURL(/\/requests\//);
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({
        status: "in_review",
        metadata: { title: `${title}, mended` },
      });
    });
  },
  noPicture,
);

depositTestBy(
  "curator",
  "In a community of one's own with closed review nothing is published at once",
  async (place) => {
    const { page, host, ask } = place;
    const curator = new CommunityModel(page, host);
    const id = await makesADraft(ask, title);
    await opensTheDraft(place, id);
    await curator.selects("Open lab", "open");
    await expect(page.getByRole("button", { name: "Publish to community" })).toBeEnabled();
    await curator.selects("Reviewed journal", "journal");
    await expect(page.getByRole("button", { name: "Publish to community" })).toHaveCount(0);
    await curator.submits("Submit for review");
    await page.waitForURL(/\/requests\//);
    expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({ status: "in_review" });
  },
  noPicture,
);
