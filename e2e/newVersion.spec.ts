import { expect, test } from "./fixtures.ts";
import { depositTest, publishesAsRecord, read, startsAnUpload, type DepositPlace } from "./testPlaces.ts";
import { textFile } from "./sampleFiles.ts";

const title = "Tide gauge of Esbjerg";

async function filesOf(place: DepositPlace, id: string): Promise<readonly string[]> {
  const { entries } = (await read(place, `/api/records/${id}/files`)) as { entries: readonly { key: string }[] };
  return entries.map(({ key }) => key).toSorted();
}

depositTest(
  "A new version takes over the files, gets another, and both versions stay",
  async (place) => {
    const { page, deposit } = place;
    const readings = await textFile(place.folder, "readings.csv", "hour,metres\n1,0.4\n");
    const more = await textFile(place.folder, "more.csv", "hour,metres\n2,0.6\n");

    const first = await test.step("the first version is published", async () => {
      await startsAnUpload(place);
      await deposit.fillsInWhatIsRequired(title);
      await deposit.chooses(readings);
      await deposit.seesComplete(readings);
      return publishesAsRecord(place, title);
    });

    await test.step("its page begins the second, in which dates and files begin anew", async () => {
      await page.getByRole("button", { name: "New version" }).click();
      await deposit.seesTheForm();
      await expect(page.locator("[data-deposit-part=status]")).toContainText("New version draft");
      await expect(deposit.title).toHaveValue(title);
      await expect(deposit.file(readings.name)).toHaveCount(0);
    });

    await test.step("files are imported, and another is added", async () => {
      await page.getByRole("button", { name: "Import files" }).click();
      await deposit.seesComplete(readings);
      await deposit.chooses(more);
      await deposit.seesComplete(more);
    });

    await test.step("and the second version is published beside the first", async () => {
      await deposit.givesTheTitle(`${title}, revised`);
      await deposit.publicationDate.fill("2026-11-21");
      const second = await publishesAsRecord(place, `${title}, revised`);
      expect(second).not.toBe(first);
      expect(await filesOf(place, second)).toEqual([more.name, readings.name]);
      expect(await filesOf(place, first)).toEqual([readings.name]);
      expect(await read(place, `/api/records/${first}`)).toMatchObject({
        metadata: { title },
        versions: { index: 1, is_latest: false },
      });
    });
  },
  /status of 412 .*\/draft\?/,
);
