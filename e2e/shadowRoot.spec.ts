import type { Locator } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";
import { SearchModel } from "./searchModel.ts";

const built = fileURLToPath(new URL("../packages/invenio/static/deposit-editor/", import.meta.url));

/** As a hand does: press and release are moments apart. */
const press = (button: Locator): Promise<void> => button.click({ delay: 60 });

test("In the shadow root of <deposit-form> all is chosen, moved and opened with the mouse as elsewhere", async ({
  page,
  demo,
}) => {
  await page.route(`${demo.url}/in-a-shadow-root`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Another page</title>
        <deposit-form stylesheet="/deposit-editor/styles.css"></deposit-form>
        <script type="module" src="/deposit-editor/deposit-form.js"></script></html>`,
    }),
  );
  await page.route(`${demo.url}/deposit-editor/*`, (route) =>
    route.fulfill({ path: built + new URL(route.request().url()).pathname.split("/").at(-1) }),
  );
  // The host's own pages say who one is.
  await page.goto(`${demo.url}/me/uploads`);
  await page.goto(`${demo.url}/in-a-shadow-root`);
  const deposit = new DepositModel(page, demo.url);
  const search = new SearchModel(page);
  await deposit.givesTheTitle("Seals of the Skerries");

  await test.step("two of a vocabulary, from a list that stays open", async () => {
    const languages = page.getByRole("combobox", { name: "Languages", exact: true });
    await languages.fill("swed");
    await press(search.suggestions.filter({ hasText: /^Swedish$/ }));
    await expect(languages).toHaveAttribute("aria-expanded", "true");
    await languages.fill("finn");
    await press(search.suggestions.filter({ hasText: /^Finnish$/ }));
    await languages.press("Tab");
    await expect(languages).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("people by a dialog, moved by a menu", async () => {
    for (const name of ["Curie", "Noether"]) {
      await press(page.getByRole("button", { name: "Add creator" }));
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(/^Family name/).fill(name);
      await press(dialog.getByRole("button", { name: "Save", exact: true }));
      await expect(dialog).toHaveCount(0);
    }
    await press(page.getByRole("button", { name: "Move Noether", exact: true }));
    await press(page.getByRole("menuitem", { name: "Move up" }));
    await expect(page.getByRole("list", { name: "Creators" }).getByRole("listitem")).toHaveText([/Noether/, /Curie/]);
  });

  await test.step("and saved as it was chosen", async () => {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await press(page.getByRole("button", { name: "Save draft" }));
    expect(await (await answered).json()).toMatchObject({
      metadata: {
        title: "Seals of the Skerries",
        languages: [{ id: "swe" }, { id: "fin" }],
        creators: [{ person_or_org: { family_name: "Noether" } }, { person_or_org: { family_name: "Curie" } }],
      },
    });
  });
});
