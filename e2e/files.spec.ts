import * as z from "zod/mini";
import { expect, test } from "./fixtures.ts";
import { depositTest, startsAnUpload } from "./testPlaces.ts";
import { namesOfEveryScript } from "./namesOfEveryScript.ts";
import { md5OfFile, patternFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

const title = "Salinity of the Kattegat";
const listed = z.object({ entries: z.array(z.object({ key: z.string() })) });

depositTest("Files with names of every script arrive whole, and are there after a reload", async (place) => {
  const { page, deposit, folder, ask } = place;
  const files = await Promise.all(namesOfEveryScript.map((name, index) => patternFile(folder, name, 1000 + index)));
  const seesAll = async (): Promise<void> => {
    for (const file of files) {
      await deposit.seesComplete(file);
      await expect(deposit.file(file.name)).toContainText(await md5OfFile(file.path));
    }
  };

  await startsAnUpload(place);
  await deposit.givesTheTitle(title);
  await deposit.chooses(...files);
  await seesAll();
  const id = await deposit.draftId();
  await page.reload();
  await seesAll();
  const { entries } = listed.parse(await ask("GET", `/api/records/${id}/draft/files`));
  expect(entries.map(({ key }) => key).toSorted()).toEqual(namesOfEveryScript.toSorted());
});

depositTest(
  "A file is taken back while others are sent, another is deleted after, and both can be sent again",
  async (place) => {
    const { page, deposit, folder } = place;
    const [a, b, c, d, e] = await Promise.all([
      patternFile(folder, "a.bin", 400_000),
      patternFile(folder, "b.bin", 400_000),
      patternFile(folder, "c.bin", 400_000),
      patternFile(folder, "d.bin", 400_000),
      patternFile(folder, "e.bin", 400_000),
    ]);

    await test.step("two are taken back, one on its way and one in waiting", async () => {
      await startsAnUpload(place);
      await deposit.fillsInWhatIsRequired(title);
      const lift = await slowUploads(page, 250_000);
      await deposit.chooses(a, b, c, d, e);
      await deposit.cancels(a);
      await deposit.cancels(e);
      await lift();
      for (const file of [b, c, d]) await deposit.seesComplete(file);
    });

    await test.step("one is deleted, and the others stay", async () => {
      await deposit.removes(c);
      await page.reload();
      for (const file of [b, d]) await deposit.seesComplete(file);
      for (const file of [a, c, e]) await expect(deposit.file(file.name)).toHaveCount(0);
    });

    await test.step("those names can be given again, to other bytes", async () => {
      const others = [await textFile(folder, a.name, "other"), await textFile(folder, c.name, "bytes")];
      await deposit.chooses(...others);
      for (const file of others) {
        await deposit.seesComplete(file);
        await expect(deposit.file(file.name)).toContainText(await md5OfFile(file.path));
      }
    });

    await test.step("one's own deletions are no conflict", async () => {
      await deposit.givesTheTitle(`${title}, revised`);
      await deposit.saves();
      await deposit.seesThatItIsSaved();
    });
  },
  /status of 412 .*\/draft\?/,
);

depositTest(
  "The file to be shown first that another window removed is given up with the next save, and the draft can be published",
  async (place) => {
    const { page, deposit, folder, ask } = place;
    const [first, second] = [await textFile(folder, "a.txt", "one"), await textFile(folder, "b.txt", "two")];
    await startsAnUpload(place);
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(first, second);
    for (const file of [first, second]) await deposit.seesComplete(file);
    await page.getByRole("radio", { name: `Show first: ${second.name}` }).check();
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    const id = await deposit.draftId();
    await ask("DELETE", `/api/records/${id}/draft/files/${second.name}`);

    await deposit.givesTheTitle(`${title}, revised`);
    await deposit.saves();
    await expect(page.getByText(`${second.name} is no longer part of this upload.`).first()).toBeAttached();
    await expect(page.getByRole("radio", { name: `Show first: ${first.name}` })).not.toBeChecked();
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await deposit.publishes();
    expect(await ask("GET", `/api/records/${id}`)).toMatchObject({ is_published: true });
  },
  /status of 412 .*\/draft\?/,
);

depositTest(
  "The file to be shown first is kept over a reload, and given up with the file",
  async (place) => {
    const { page, deposit, folder, ask } = place;
    const [first, second] = [await textFile(folder, "a.txt", "one"), await textFile(folder, "b.v2.txt", "two")];
    const choice = page.getByRole("radio", { name: `Show first: ${second.name}` });

    const id = await test.step("the second is chosen, and saved", async () => {
      await startsAnUpload(place);
      await deposit.fillsInWhatIsRequired(title);
      await deposit.chooses(first, second);
      for (const file of [first, second]) await deposit.seesComplete(file);
      await choice.check();
      await deposit.saves();
      await deposit.seesThatItIsSaved();
      return deposit.draftId();
    });

    await test.step("after a reload it is still chosen", async () => {
      await page.reload();
      await expect(choice).toBeChecked();
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({ files: { default_preview: second.name } });
    });

    await test.step("removed, it is not chosen any more, and the draft can be published", async () => {
      await deposit.removes(second);
      await expect(page.getByRole("radio", { name: `Show first: ${first.name}` })).not.toBeChecked();
      await deposit.publishes();
      expect(await ask("GET", `/api/records/${id}`)).toMatchObject({ is_published: true });
    });
  },
  /status of 412 .*\/draft\?/,
);

depositTest(
  "A file that a script adds to the draft is in the list with the next save, and can be removed",
  async (place) => {
    const { page, deposit, folder, ask } = place;
    const own = await textFile(folder, "own.csv", "1,2");
    await startsAnUpload(place);
    await deposit.fillsInWhatIsRequired(title);
    await deposit.chooses(own);
    await deposit.seesComplete(own);
    const files = `/api/records/${await deposit.draftId()}/draft/files`;
    await ask("POST", files, [{ key: "script.csv" }]);
    await page.evaluate(async (address) => {
      const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const headers = { "Content-Type": "application/octet-stream", "X-CSRFToken": token };
      const response = await fetch(`${address}/script.csv/content`, { method: "PUT", headers, body: "3,4" });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    }, files);
    await ask("POST", `${files}/script.csv/commit`);
    await expect(deposit.file("script.csv")).toHaveCount(0);

    await deposit.givesTheTitle(`${title}, with a script's`);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await deposit.seesComplete({ name: "script.csv" });
    await deposit.removes({ name: "script.csv" });
    await expect(deposit.file("script.csv")).toHaveCount(0);
    const { entries } = listed.parse(await ask("GET", files));
    expect(entries.map(({ key }) => key)).toEqual([own.name]);
  },
);
