import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { depositTest } from "./testPlaces.ts";

/** A field, what is typed in it, and what has to be said beside it; nothing where it is right. */
interface Typed {
  readonly field: Locator;
  readonly text: string;
  readonly said: RegExp | null;
}

depositTest("Wrong values in every field are kept as typed, and each is told of at its own row", async (place) => {
  const { page, deposit } = place;
  const rows = (list: string, name: string): Locator =>
    page.getByRole("list", { name: list, exact: true }).getByRole("textbox", { name, exact: true });
  const [titles, dates] = [rows("Additional titles", "Title"), rows("Dates", "Date")];
  const [identifiers, works] = [rows("Alternate identifiers", "Identifier"), rows("Related works", "Identifier")];
  /** Each row has the focus before the next one is asked for: a key that comes in between would be the row's. */
  const adds = async (button: string, list: string, times: number): Promise<void> => {
    const add = page.getByRole("button", { name: button, exact: true });
    const added = page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    for (let time = 0; time < times; time += 1) {
      await add.press("Enter");
      await expect(added.nth(time).locator(":focus")).toBeVisible();
    }
  };
  const related = page.getByRole("region", { name: "Related works" });

  const version = page.getByRole("textbox", { name: "Version", exact: true });
  const typed: readonly Typed[] = [
    { field: deposit.title, text: "ab", said: /Shorter than minimum length 3/ },
    { field: deposit.publicationDate, text: "tomorrow", said: /./ },
    { field: version, text: "v".repeat(200), said: /./ },
    { field: titles.nth(0), text: "x", said: /Shorter than minimum length 3/ },
    { field: titles.nth(1), text: "Long enough", said: null },
    { field: dates.nth(0), text: "2020-13", said: /./ },
    { field: dates.nth(1), text: "2020", said: null },
    { field: identifiers.nth(0), text: "12", said: /ISBN/i },
    { field: identifiers.nth(1), text: "https://example.org/right", said: null },
    { field: works.nth(0), text: "10.1234/a", said: null },
    { field: works.nth(1), text: "10.1234/b", said: null },
    { field: page.getByRole("textbox", { name: /^Embargo until/ }), text: "2001-01-01", said: /./ },
    { field: page.getByRole("textbox", { name: "DOI of this upload" }), text: "10.5072/ours", said: /managed/ },
    { field: page.getByRole("textbox", { name: /^ISSN/ }), text: "1234", said: /./ },
  ];

  await test.step("rows and fields are opened", async () => {
    await deposit.opensANewUpload();
    await page.getByRole("radio", { name: "Yes, I already have one" }).check();
    await page.getByRole("group", { name: "Full record" }).getByRole("radio", { name: "Restricted" }).check();
    await page.getByRole("checkbox", { name: "Apply an embargo" }).check();
    await adds("Add title", "Additional titles", 2);
    await adds("Add date", "Dates", 2);
    await adds("Add identifier", "Alternate identifiers", 2);
    await adds("Add related work", "Related works", 2);
  });

  await test.step("and filled", async () => {
    for (const { field, text } of typed) await field.fill(text);
    const schemes = page
      .getByRole("region", { name: "Alternate identifiers" })
      .getByRole("combobox", { name: /^Scheme/ });
    await schemes.first().selectOption("isbn");
    await related
      .getByRole("combobox", { name: /^Relation/ })
      .nth(1)
      .selectOption("cites");
  });

  await test.step("a save tells of what is wrong beside each field, and of nothing beside the others", async () => {
    const saved = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
    await deposit.saves();
    await deposit.sees(deposit.savedWithFeedback);
    const { errors }: { errors: readonly { field: string }[] } = await (await saved).json();
    // InvenioRDM 13 takes a version of any length.
    const takesTheVersion = !errors.some(({ field }) => field === "metadata.version");
    for (const { field, said } of typed) {
      if (said === null || (field === version && takesTheVersion)) {
        await expect(field).not.toHaveAttribute("aria-invalid", "true");
      } else {
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await deposit.seesBeside(field, said);
      }
    }
    const relations = related.getByRole("combobox", { name: /^Relation/ });
    await expect(relations.nth(0)).toHaveAttribute("aria-invalid", "true");
    await expect(relations.nth(1)).not.toHaveAttribute("aria-invalid", "true");
  });

  await test.step("and nothing that was typed is lost", async () => {
    for (const { field, text } of typed) await expect(field).toHaveValue(text);
    await deposit.givesTheTitle("Corrected at last");
    await deposit.saves();
    await expect(deposit.title).not.toHaveAttribute("aria-invalid", "true");
    for (const { field, text } of typed.slice(1)) await expect(field).toHaveValue(text);
  });
});
