import { expect, test } from "./fixtures.ts";

// Real keys and presses: what a script does to the focus comes without the moment in which nothing has it.
test("A field of a dialog is left for the next by Tab with its suggestions open, and by a press for what is pressed", async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/uploads/new`);
  await page.getByRole("button", { name: "Add creator" }).click();
  const dialog = page.getByRole("dialog", { name: "Add creator" });
  const families = dialog.getByRole("textbox", { name: "Family name" });
  const affiliations = dialog.getByRole("combobox", { name: "Affiliations" });
  const suggestions = dialog.getByRole("listbox");
  const identifiers = dialog.getByRole("textbox", { name: /^Identifier \d/ });

  await test.step("Tab goes on, and back, from a search that is let go", async () => {
    const people = dialog.getByRole("combobox", { name: /^Find a person/ });
    for (const [key, stop] of [
      ["Tab", families],
      ["Shift+Tab", dialog.getByRole("radio", { name: /^A person/ })],
    ] as const) {
      await people.focus();
      await page.keyboard.type("Lin");
      await expect(suggestions).toBeVisible();
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
  });

  await test.step("Tab goes on from a text that is taken as it stands", async () => {
    await affiliations.focus();
    await page.keyboard.type("Uni");
    await expect(suggestions).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("combobox", { name: /^Role/ })).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Remove affiliation Uni" })).toBeVisible();
  });

  await test.step("the button that is pressed does not slip away from under a slow press", async () => {
    const presses = async (): Promise<void> => {
      const add = dialog.getByRole("button", { name: "Add identifier" });
      await add.hover();
      await page.mouse.down();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.up();
    };
    await families.click();
    await presses();
    await expect(identifiers).toHaveCount(2);
    await expect(families).toHaveAccessibleDescription(/Family name is a required field/);
    await identifiers.first().click();
    await page.keyboard.type("0000-0002-1825-0098");
    await presses();
    await expect(identifiers).toHaveCount(3);
    await expect(identifiers.first()).toHaveAccessibleDescription(/not a valid ORCID/);
  });

  await test.step("what is typed after a press on another field is typed there, also where a message went", async () => {
    await identifiers.first().fill("");
    await affiliations.click();
    await page.keyboard.type("Har");
    await expect(affiliations).toHaveValue("Har");
    await expect(identifiers.first()).not.toHaveAccessibleDescription(/ORCID/);
  });
});
