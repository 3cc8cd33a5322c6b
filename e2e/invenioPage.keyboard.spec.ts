import type { Locator } from "@playwright/test";
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { expect, test } from "./fixtures.ts";
import { KeyboardModel } from "./keyboardModel.ts";
import { ask, page as host, personOf, siteNoiseAnd } from "./platformPages.ts";
import { textFile } from "./sampleFiles.ts";

test.use({ expectedInConsole: siteNoiseAnd() });
test.skip(host === "", "the platform's pages are not served here: INVENIO_PAGE has to name their address");

const title = "Tide gauge readings of Warnemünde";
const stored = z.object({
  metadata: z.object({
    title: z.string(),
    resource_type: z.object({ id: z.string() }),
    creators: z.array(z.object({ person_or_org: z.object({ name: z.string() }) })),
    languages: z.array(z.object({ id: z.string() })),
    rights: z.array(z.object({ id: z.string() })),
  }),
  pids: z.object({ doi: z.object({ provider: z.string() }) }),
});

// After a page is loaded nothing but key presses, through the site's own header to the form in its shadow root.
test("A depositor describes, uploads and publishes by keyboard alone in the platform's own page", async ({
  page,
  folder,
}) => {
  test.setTimeout(300_000);
  const text = "hour,level\n0,503\n1,507\n";
  const readings = await textFile(folder, "readings.csv", text);
  const keys = new KeyboardModel(page);

  /** Once around: whatever Tab leads to is in the dialog, and it comes back to where it began. */
  const keepsTabWithin = async (dialog: Locator): Promise<void> => {
    const first = await keys.focused();
    for (const key of ["Tab", "Shift+Tab"]) {
      let stops = 0;
      do {
        await keys.presses(key);
        await expect(dialog.locator(":focus")).toHaveCount(1);
        stops += 1;
      } while ((await keys.focused()) !== first && stops < 60);
      expect(await keys.focused()).toBe(first);
      expect(stops).toBeGreaterThan(1);
    }
  };

  await test.step("signs in on the way to a new upload", async () => {
    await page.goto(`${host}/uploads/new`);
    const { email, password } = personOf("depositor");
    await keys.tabsTo(/^textbox "Email/);
    await keys.types(email);
    await keys.tabsTo(/^textbox "Password/);
    await keys.types(password);
    await keys.presses("Enter");
    await page.waitForURL(/\/uploads\/new$/);
    await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
  });

  await test.step("skips the site's header, and the form", async () => {
    await keys.tabsTo(/^link "Skip to main"/);
    await keys.presses("Enter", "Tab");
    await keys.hasTheFocus(/^link "Skip to the actions"/);
    await keys.presses("Enter", "Tab");
    await keys.hasTheFocus(/^button "Publish" \[disabled\]/);
  });

  await test.step("goes by the outline to what is missing: a resource type, a title", async () => {
    await keys.tabsTo(/^link "Resource type/);
    await keys.presses("Enter");
    await keys.hasTheFocus(/^combobox "Resource type/);
    await keys.types("Dataset");
    await expect(page.getByRole("combobox", { name: /^Resource type/ })).toHaveValue("dataset");
    await keys.tabsTo(/^textbox "Title/);
    await keys.types(title);
  });

  await test.step("names a creator in a dialog that keeps the focus, and gives it back", async () => {
    await keys.tabsTo(/^button "Add creator"/);
    const dialog = page.getByRole("dialog", { name: "Add creator" });
    await keys.presses("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await keys.presses("Escape");
    await expect(dialog).toHaveCount(0);
    await keys.hasTheFocus(/^button "Add creator"/);

    await keys.presses("Space");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await keepsTabWithin(dialog);
    await keys.tabsTo(/^textbox "Family name/);
    await keys.types("Lindqvist");
    await keys.tabsTo(/^textbox "Given names/);
    await keys.types("Åsa");
    await keys.tabsTo(/^button "Save"$/);
    await keys.presses("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Creators, in citation order" })).toContainText("Lindqvist, Åsa");
    await keys.hasTheFocus(/^button "Add creator"/);
  });

  await test.step("takes a language from what is suggested", async () => {
    await keys.tabsTo(/^combobox "Languages/);
    await keys.types("Swedish");
    await expect(page.getByRole("option", { name: /^Swedish/ }).first()).toBeVisible();
    await keys.presses("ArrowDown", "Enter");
    await expect(page.getByRole("button", { name: /Swedish/ })).toBeVisible();
    await keys.hasTheFocus(/^combobox "Languages/);
  });

  await test.step("has the platform make the DOI", async () => {
    await keys.tabsTo(/^radio "Yes, I already have one"/, { backwards: true });
    await keys.arrowsTo(/^radio "No, I need one"/);
    await expect(page.getByRole("radio", { name: "No, I need one" })).toBeChecked();
  });

  await test.step("uploads a file", async () => {
    await keys.tabsTo(/^button "Choose files"/, { backwards: true });
    await keys.choosesFiles(readings);
    const row = page.locator('[data-deposit-part="file"]').filter({ hasText: readings.name });
    await expect(row.getByText("Complete")).toBeVisible();
    await expect(page.locator(":focus")).not.toHaveCount(0);
  });

  await test.step("saves", async () => {
    await keys.tabsTo(/^button "Save draft"/);
    await keys.presses("Enter");
    await expect(page.getByText(/^Saved at /).first()).toBeVisible();
    await keys.hasTheFocus(/^button "Save draft"/);
  });

  await test.step("publishes once that is confirmed, and arrives at the record", async () => {
    await keys.tabsTo(/^button "Publish"$/, { backwards: true });
    const dialog = page.getByRole("alertdialog", { name: "Publish this upload?" });
    await keys.presses("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await keys.presses("Escape");
    await expect(dialog).toHaveCount(0);
    await keys.hasTheFocus(/^button "Publish"$/);
    await keys.presses("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await keepsTabWithin(dialog);
    await keys.tabsTo(/^button "Publish"$/);
    await keys.presses("Enter");
    await page.waitForURL(/\/records\/[^/?]+$/);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  await test.step("the platform holds what was typed, chosen and uploaded", async () => {
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const { metadata, pids } = stored.parse(await ask("depositor", "GET", `/records/${id}`));
    expect(metadata.title).toBe(title);
    expect(metadata.resource_type.id).toBe("dataset");
    expect(metadata.creators.map(({ person_or_org }) => person_or_org.name)).toEqual(["Lindqvist, Åsa"]);
    expect(metadata.languages.map((language) => language.id)).toEqual(["swe"]);
    expect(metadata.rights.map((license) => license.id)).toEqual(["cc-by-4.0"]);
    expect(pids.doi.provider).not.toBe("external");
    const { checksum } = z
      .object({ checksum: z.string() })
      .parse(await ask("depositor", "GET", `/records/${id}/files/${readings.name}`));
    expect(checksum).toBe(`md5:${createHash("md5").update(text).digest("hex")}`);
  });
});
