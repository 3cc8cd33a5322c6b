import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { InvenioPageModel } from "./invenioPageModel.ts";
import { page as host, siteNoiseAnd } from "./platformPages.ts";

const root = new URL("../", import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** The blocks of the guide that are of this language, in the order in which they stand there. */
function blocks(language: string): readonly string[] {
  const found = text("docs/invenio.md").matchAll(/^( *)```(\S+)[^\n]*\n([\s\S]*?)^ *```$/gm);
  return [...found]
    .filter(([, , name]) => name === language)
    .map(([, indent = "", , body = ""]) => body.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
}

test.describe("The guide for an instance", () => {
  test("names the package manager, the configuration and the files that are there", () => {
    const { packageManager }: { packageManager: string } = JSON.parse(text("package.json"));
    const [build = "", put = ""] = blocks("sh");
    expect(build.trim().split("\n")).toEqual([
      `npx --yes ${packageManager} install`,
      `npx --yes ${packageManager} -r run build`,
    ]);
    expect(put).toContain("packages/invenio/invenio.cfg");
    expect(blocks("python")).toEqual([text("packages/invenio/invenio.cfg")]);
  });
});

test.describe("The guide in the platform's own page", () => {
  test.use({ expectedInConsole: siteNoiseAnd() });
  test.skip(host === "", "the platform's pages are not served here: INVENIO_PAGE has to name their address");

  test("changes colours and type by its style sheet", async ({ page }) => {
    const [sheet = ""] = blocks("css");
    const deposit = new InvenioPageModel(page);
    await deposit.signsIn("depositor");
    await deposit.opens("/uploads/new");
    const look = (): Promise<readonly string[]> =>
      deposit.title.evaluate((input) => {
        const style = getComputedStyle(input);
        return [style.getPropertyValue("--deposit-accent"), style.fontFamily];
      });
    const before = await look();
    await page.addStyleTag({ content: sheet.replace("#0377cd", "#123456").replace("Arial", "Georgia") });
    await expect.poll(look).toEqual(["#123456", '"Helvetica Neue", Georgia, sans-serif']);
    expect(before).not.toEqual(await look());
  });

  test("changes words and fields by its script, and tells of what is published", async ({ page }) => {
    const [script = ""] = blocks("js");
    const deposit = new InvenioPageModel(page);
    await deposit.signsIn("depositor");
    await deposit.opens("/uploads/new");
    await expect(page.getByRole("textbox", { name: "Version" })).toBeVisible();
    await page.addScriptTag({ type: "module", content: script });
    const title = page.getByRole("textbox", { name: "Title of the dataset" });
    await expect(title).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Version" })).toHaveCount(0);

    const told = page.waitForEvent("console", (message) => message.type() === "log");
    await title.fill("Told to the page");
    await page.getByRole("radio", { name: "No, I need one" }).check();
    await deposit.choosesTheResourceType("Dataset");
    await deposit.addsACreator({ familyName: "Lindqvist", givenNames: "Åsa" });
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await deposit.publishes();
    expect((await told).text()).toBe(new URL(page.url()).pathname.split("/").at(-1));
  });
});
