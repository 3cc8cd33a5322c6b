import { expect, test } from "./fixtures.ts";
import { depositTest, publishesAsRecord, read, startsAnUpload } from "./testPlaces.ts";
import { textFile } from "./sampleFiles.ts";

const title = "Nesting sites of the little tern";
const year = new Date().getFullYear() + 2;

depositTest("A record is restricted until a day, says so, and is kept from everybody else", async (place) => {
  const { page, deposit } = place;
  const readings = await textFile(place.folder, "readings.csv", "site,nests\nA,4\n");

  await test.step("an embargo is offered once something is restricted", async () => {
    await startsAnUpload(place);
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(readings);
    await deposit.seesComplete(readings);
    const embargo = page.getByRole("checkbox", { name: "Apply an embargo" });
    await expect(embargo).toBeDisabled();
    await page.getByRole("group", { name: "Full record" }).getByRole("radio", { name: "Restricted" }).check();
    await embargo.check();
  });

  await test.step("its last day is said in words", async () => {
    await page.getByRole("textbox", { name: /^Embargo until/ }).fill(`${year}-01-01`);
    await page.getByRole("textbox", { name: /^Embargo reason/ }).fill("The birds are still there.");
    await expect(page.getByText(`On January 1, ${year} the record and its files become public.`)).toBeVisible();
  });

  await test.step("published, it is read by its depositor alone", async () => {
    const id = await publishesAsRecord(place, title);
    await expect(page.getByText(place.embargoed).first()).toBeVisible();
    expect(await read(place, `/api/records/${id}`)).toMatchObject({
      access: {
        record: "restricted",
        files: "restricted",
        status: "embargoed",
        embargo: { active: true, until: `${year}-01-01`, reason: "The birds are still there." },
      },
    });
    expect(await place.statusForAStranger(`/api/records/${id}`)).toBe(403);
    expect(await place.statusForAStranger(`/api/records/${id}/files`)).toBe(403);
  });
});
