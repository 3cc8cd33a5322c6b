import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";
import { patternFile, textFile } from "./sampleFiles.ts";
import { slowUploads } from "./slowUploads.ts";

/** Where the picture of the README is written to, from the root; it is taken only when it is asked for (CONTRIBUTING). */
const picture = process.env["DEPOSIT_PICTURE"] ?? "";

if (picture !== "") {
  test("The picture of the README shows a form that is being filled", async ({ page, demo, folder }) => {
    const deposit = new DepositModel(page, demo.url);
    const means = await textFile(folder, "sst-monthly-means.csv", "month,kelvin\n".repeat(80_000));
    const grid = await patternFile(folder, "sst-grid-1982-2024.nc", 42_000_000);
    await page.setViewportSize({ width: 1280, height: 1370 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await deposit.opensANewUpload();
    await deposit.chooses(means);
    await deposit.seesComplete(means);
    await deposit.fillsInWhatIsRequired("Sea surface temperature of the Baltic, 1982–2024");
    await deposit.describes("Monthly means of satellite readings.");
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    const hasten = await slowUploads(page, 4_000_000);
    await deposit.chooses(grid);
    await deposit.watchesProgressOf(grid);
    const half = async (): Promise<number> => Number(await deposit.progressOf(grid).getAttribute("aria-valuenow"));
    await expect.poll(half).toBeGreaterThan(50);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: picture });
    await hasten();
    await deposit.seesComplete(grid);
  });
}
