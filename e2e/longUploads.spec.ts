import { patternFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";
import { expect, holdsTheBytesOf, test } from "./uploadTest.ts";
import { keptOn, missingPatience, missingStorage } from "./uploadPlatforms.ts";

const title = "Ice thickness at Vendsyssel";
/** Milliseconds that 1 GiB may take on its way. */
const patience = 300_000;

for (const storage of ["disk", "worker", "store"] as const) {
  test.describe(`With files ${keptOn[storage]}`, () => {
    const missing = missingStorage(storage) ?? missingPatience();
    test.skip(missing !== undefined, `not here: ${missing}`);
    test.use({ storage });
    test.beforeEach(() => test.setTimeout(2 * patience));

    test("1 GiB in parts arrives, and comes back as it was", async ({ platform, deposit, parts, gibibyte }) => {
      const id = await deposit.startsADraft(title);
      await deposit.chooses(gibibyte);
      await deposit.seesComplete(gibibyte, patience);
      expect(parts.begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
      await holdsTheBytesOf(platform, id, gibibyte);
    });

    test.describe("that take 2 GiB in one request", () => {
      test.use({ own: { INVENIO_MAX_CONTENT_LENGTH: String(2 ** 31) }, transfers: "L" });

      test("1 GiB in one request arrives, and comes back as it was", async ({ platform, deposit, parts, gibibyte }) => {
        const id = await deposit.startsADraft(title);
        await deposit.chooses(gibibyte);
        await deposit.seesComplete(gibibyte, patience);
        expect(parts.begun).toEqual([]);
        await holdsTheBytesOf(platform, id, gibibyte);
      });
    });

    test.describe("whose web application is stopped in the middle of an upload", () => {
      // What the browser notes of calls that nobody answers.
      test.use({ own: {}, expectedInConsole: [/status of 50\d/] });

      test("the file says so; when it is back a retry sends what is missing, and no more", async ({
        page,
        platform,
        deposit,
        parts,
        folder,
      }) => {
        const file = await patternFile(folder, "survey.bin", 30_000_000);
        const id = await deposit.startsADraft(title);
        const lift = await slowUploads(page, 5_000_000);
        await deposit.chooses(file);
        await expect.poll(() => parts.taken.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
        await platform.cut();
        const taken = [...parts.taken];
        const begun = parts.begun.length;
        await expect(deposit.file(file.name)).toContainText("Failed", { timeout: 60_000 });
        await lift();
        await platform.start();
        await deposit.retries(file);
        await deposit.seesComplete(file);
        expect(parts.begun.slice(begun).filter((part) => taken.includes(part))).toEqual([]);
        await holdsTheBytesOf(platform, id, file);
      });
    });
  });
}

test.describe("With files in an S3 store whose part addresses live four seconds", () => {
  const missing = missingStorage("short-links") ?? missingPatience();
  test.skip(missing !== undefined, `not here: ${missing}`);
  test.use({ storage: "short-links" });

  test("a slow upload asks for new addresses in time, and none of its parts is refused", async ({
    page,
    platform,
    deposit,
    parts,
    folder,
  }) => {
    const file = await patternFile(folder, "survey.bin", 100_000_000);
    const id = await deposit.startsADraft(title);
    await slowUploads(page, 5_000_000);
    await deposit.chooses(file);
    await deposit.seesComplete(file);
    expect(parts.answers).toEqual(parts.answers.map(() => 200));
    expect(parts.begun.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(parts.readings, "times that the addresses were renewed").toBeGreaterThanOrEqual(1);
    await holdsTheBytesOf(platform, id, file);
  });

  test("1 GiB arrives, and comes back as it was", async ({ platform, deposit, gibibyte }) => {
    test.setTimeout(2 * patience);
    const id = await deposit.startsADraft(title);
    await deposit.chooses(gibibyte);
    await deposit.seesComplete(gibibyte, patience);
    await holdsTheBytesOf(platform, id, gibibyte);
  });
});
