import { makesADraft, titled } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, opensTheDraft, publishesAsRecord } from "./testPlaces.ts";
import { textFile } from "./sampleFiles.ts";

const title = "Storm surges at Cuxhaven";

depositTest(
  "A draft that was changed in another window is reviewed, and what was chosen is saved",
  async (place) => {
    const { page, deposit, ask } = place;
    const id = await makesADraft(ask, title);
    const path = `/api/records/${id}/draft`;
    const titleThere = async () => titled.parse(await ask("GET", path)).metadata.title;
    await opensTheDraft(place, id);
    const draft = titled.parse(await ask("GET", path));
    await ask("PUT", path, { ...draft, metadata: { ...draft.metadata, title: "Changed in the other window" } });
    await deposit.givesTheTitle("Changed here");
    await deposit.saves();
    const review = page.getByRole("dialog", { name: "Review changes" });
    await expect(review.getByText("Changed in the other window")).toBeVisible();
    await expect(review.getByText("Changed here")).toBeVisible();
    expect(await titleThere()).toBe("Changed in the other window");
    await review.getByRole("radio", { name: /^Mine/ }).check();
    await review.getByRole("button", { name: "Apply and save" }).click();
    await deposit.seesThatItIsSaved();
    await expect(deposit.title).toHaveValue("Changed here");
    expect(await titleThere()).toBe("Changed here");
  },
  /status of 412/,
);

depositTest("A draft is deleted once that is confirmed, leads to the dashboard, and is gone", async (place) => {
  const { page, deposit, ask } = place;
  const id = await makesADraft(ask, title);
  await opensTheDraft(place, id);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this draft?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(deposit.title).toHaveValue(title);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await page.waitForURL(/\/me\/uploads/);
  await expect(ask("GET", `/api/records/${id}/draft`)).rejects.toThrow(/was answered 404/);
});

depositTest(
  "A draft that was begun for a community leads to the dashboard, too, once it is deleted",
  async (place) => {
    const { page, deposit } = place;
    await deposit.opensANewUpload("?community=open-lab");
    await deposit.givesTheTitle(title);
    await deposit.saves();
    await deposit.draftId();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Delete this draft?" });
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await page.waitForURL(/\/me\/uploads/);
  },
  /\/logo\)/,
);

depositTest(
  "What is missing stops publishing: the draft is saved, and each thing is told of beside its field",
  async (place) => {
    const { page, deposit, ask } = place;
    await deposit.opensANewUpload();
    await page.getByRole("radio", { name: "No, I need one" }).check();
    await deposit.givesTheTitle("Hardly anything");
    await deposit.publicationDate.fill("");
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await deposit.publishButton.click();
    const question = page.getByRole("alertdialog", { name: "Publish this upload?" });
    await question.getByRole("button", { name: "Publish", exact: true }).click();
    await deposit.sees("The draft was not published. Record saved with validation feedback in");
    await deposit.seesBeside(deposit.resourceType, /Missing data for required field/);
    await deposit.seesBeside(deposit.publicationDate, /Missing data for required field/);
    await expect(page.getByRole("group", { name: /^Creators/ })).toHaveAccessibleDescription(/Missing data/);
    const id = await deposit.draftId();
    expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({
      status: "draft",
      metadata: { title: "Hardly anything" },
    });
  },
);

depositTest(
  "A published record is restricted by an edit, and nobody else sees it or its files any more",
  async (place) => {
    const { page, deposit, folder, ask } = place;
    const readings = await textFile(folder, "surges.csv", "year,metres\n1962,5.0\n");
    const id = await test.step("published, everybody reads it", async () => {
      const draft = await makesADraft(ask, title);
      await opensTheDraft(place, draft);
      await page.getByRole("checkbox", { name: "Metadata-only record" }).uncheck();
      await deposit.chooses(readings);
      await deposit.seesComplete(readings);
      expect(await publishesAsRecord(place, title)).toBe(draft);
      expect(await place.statusForAStranger(`/api/records/${draft}`)).toBe(200);
      expect(await place.statusForAStranger(`/api/records/${draft}/files`)).toBe(200);
      return draft;
    });

    await test.step("edited, it is restricted", async () => {
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await deposit.seesTheForm();
      await page.getByRole("group", { name: "Full record" }).getByRole("radio", { name: "Restricted" }).check();
      await expect(
        page.getByText("Only people who were given access can see the record and its files.").first(),
      ).toBeVisible();
      await publishesAsRecord(place, title);
      expect(await ask("GET", `/api/records/${id}`)).toMatchObject({
        access: { record: "restricted", files: "restricted" },
      });
      expect(await place.statusForAStranger(`/api/records/${id}`)).toBe(403);
      expect(await place.statusForAStranger(`/api/records/${id}/files`)).toBe(403);
    });
  },
);

depositTest(
  "Files alone are under embargo: the record is for everybody, its files for nobody else until the day",
  async (place) => {
    const { page, deposit, folder, ask } = place;
    const year = new Date().getFullYear() + 2;
    const readings = await textFile(folder, "surges.csv", "year,metres\n1962,5.0\n");
    const id = await makesADraft(ask, title);
    await opensTheDraft(place, id);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).uncheck();
    await deposit.chooses(readings);
    await deposit.seesComplete(readings);
    await page.getByRole("group", { name: "Files only" }).getByRole("radio", { name: "Restricted" }).check();
    await page.getByRole("checkbox", { name: "Apply an embargo" }).check();
    await page.getByRole("textbox", { name: /^Embargo until/ }).fill(`${year}-01-01`);
    await page.getByRole("textbox", { name: /^Embargo reason/ }).fill("A paper.");
    await expect(page.getByText(`On January 1, ${year} its files become public, too.`)).toBeVisible();
    await publishesAsRecord(place, title);
    const access = { record: "public", files: "restricted", status: "embargoed", embargo: { active: true } };
    expect(await ask("GET", `/api/records/${id}`)).toMatchObject({ access });
    expect(await place.statusForAStranger(`/api/records/${id}`)).toBe(200);
    expect(await place.statusForAStranger(`/api/records/${id}/files`)).toBe(403);
  },
);
