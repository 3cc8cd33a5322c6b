import { expect, test } from "./fixtures.ts";
import { depositTest, publishesAsRecord, read, startsAnUpload } from "./testPlaces.ts";

const title = "Salinity of the Great Belt";
const corrected = `${title}, corrected`;

depositTest("A published record is edited; what is discarded is never seen", async (place) => {
  const { page, deposit } = place;
  const edits = async (): Promise<void> => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await deposit.seesTheForm();
  };

  const id = await test.step("it is published", async () => {
    await startsAnUpload(place);
    await deposit.fillsInWhatIsRequired(title);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    return publishesAsRecord(place, title);
  });

  await test.step("an edit is published under the same address", async () => {
    await edits();
    await expect(deposit.title).toHaveValue(title);
    await deposit.givesTheTitle(corrected);
    expect(await publishesAsRecord(place, corrected)).toBe(id);
  });

  await test.step("another edit is saved, and discarded", async () => {
    await edits();
    await deposit.givesTheTitle("Never to be seen");
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await page.getByRole("button", { name: "Discard changes" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard the changes?" });
    await question.getByRole("button", { name: "Discard changes" }).click();
    await page.waitForURL(/\/me\/uploads/);
    expect(await read(place, `/api/records/${id}`)).toMatchObject({ metadata: { title: corrected } });
  });

  await test.step("and the next edit begins with what is published", async () => {
    await page.goto(`${place.host}/records/${id}`);
    await edits();
    await expect(deposit.title).toHaveValue(corrected);
  });
});
