import { expect, test } from "./fixtures.ts";
import { depositTest, publishesAsRecord, read, startsAnUpload } from "./testPlaces.ts";
import { textFile } from "./sampleFiles.ts";

const title = "Logbook of the lightship Elbe 1";

depositTest(
  "A record without files is published once it is said that it has none",
  async (place) => {
    const { page, deposit } = place;
    const notes = await textFile(place.folder, "notes.txt", "Fog.\n");
    const box = page.getByRole("checkbox", { name: "Metadata-only record" });

    await test.step("while there is neither a file nor the tick it is not published, and the button says why", async () => {
      await startsAnUpload(place);
      await deposit.fillsInWhatIsRequired(title);
      await expect(deposit.publishButton).toBeDisabled();
      await expect(deposit.publishButton).toHaveAccessibleDescription(/file/i);
    });

    await test.step("a file keeps the box from being ticked, until it is removed", async () => {
      await deposit.chooses(notes);
      await deposit.seesComplete(notes);
      await expect(box).toBeDisabled();
      await expect(box).toHaveAccessibleDescription(/Remove all files first/);
      await deposit.removes(notes);
      await box.check();
      await expect(page.getByText("This is a metadata-only record: it is published without files.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Choose files" })).toHaveCount(0);
    });

    await test.step("so it is published", async () => {
      const id = await publishesAsRecord(place, title);
      expect(await read(place, `/api/records/${id}`)).toMatchObject({ files: { enabled: false }, is_published: true });
    });
  },
  /status of 412 .*\/draft\?/,
);
