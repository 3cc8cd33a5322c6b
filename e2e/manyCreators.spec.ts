import * as z from "zod/mini";
import { creatorOf, makesADraft } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, opensTheDraft } from "./testPlaces.ts";

const count = 2000;
const wrong = 1234;
const title = "A large collaboration";

const draftOfMany = z.object({
  metadata: z.object({ creators: z.array(z.object({ person_or_org: z.object({ name: z.string() }) })) }),
});

depositTest(
  "Of 2,000 creators one is wrong: it is told at its row, mended there, and all come back in order",
  async (place) => {
    const { page, deposit, ask } = place;
    const people = Array.from({ length: count }, (_, index) => ({
      ...creatorOf(`Family ${index}`, `Given ${index}`),
      affiliations: [{ name: `University ${index % 50}` }],
    }));
    const nameless = creatorOf("", "Nameless");
    const id = await makesADraft(ask, title, { creators: people.with(wrong, { ...nameless, affiliations: [] }) });

    await test.step("only those in view are drawn", async () => {
      await opensTheDraft(place, id);
      await expect(page.getByText("2,000 creators")).toBeVisible();
      await expect(deposit.creators.first()).toContainText("Family 0, Given 0");
      expect(await deposit.creators.count()).toBeLessThan(60);
    });

    await test.step("a row that is held at the list's lower edge scrolls the list, not the page", async () => {
      const panel = page.locator(".deposit-list-panel").filter({ has: deposit.creators.first() });
      await panel.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 120));
      const [box, top] = [await panel.boundingBox(), await page.evaluate(() => window.scrollY)];
      const grip = await deposit.creators
        .nth(3)
        .getByRole("button", { name: /^Reorder / })
        .boundingBox();
      if (box === null || grip === null) throw new Error("The list is not drawn.");
      const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, box.y + box.height - 12, { steps: 10 });
      await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(1000);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(page.getByText(/^Moving .* was cancelled; it is back where it was\.$/)).toBeAttached();
      await panel.evaluate((element) => element.scrollTo(0, 0));
    });

    await test.step("a save says what is wrong, and leads there", async () => {
      await deposit.givesTheTitle(`${title}, revised`);
      await deposit.saves();
      await deposit.sees(deposit.savedWithFeedback);
      const sections = page.getByRole("list", { name: "Sections with feedback" });
      await expect(sections.getByRole("listitem")).toHaveText(["Creators (1 error)"]);
      await sections.getByRole("link", { name: "Creators" }).click();
      const row = deposit.creators.filter({ hasText: "Family name cannot be blank." });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText("Nameless");
      await row.getByRole("button", { name: /^Edit / }).click();
    });

    await test.step("where it is mended", async () => {
      const dialog = page.getByRole("dialog", { name: "Edit creator" });
      const family = dialog.getByRole("textbox", { name: /^Family name/ });
      await expect(family).toHaveAccessibleDescription(/Family name cannot be blank\./);
      await family.fill(`Family ${wrong}`);
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog).toBeHidden();
      await deposit.saves();
      await deposit.sees(deposit.saved);
    });

    await test.step("and after a reload they are in their order", async () => {
      await page.reload();
      await expect(page.getByText("2,000 creators")).toBeVisible();
      await page.getByRole("textbox", { name: "Filter: Creators" }).fill(`Family ${wrong}`);
      await expect(deposit.creators).toHaveCount(1);
      await expect(deposit.creators).toContainText(`Family ${wrong}, Nameless`);
      const { metadata } = draftOfMany.parse(await ask("GET", `/api/records/${id}/draft`));
      const saved = metadata.creators.map(({ person_or_org }) => person_or_org.name);
      const expected = people.map((_, index) => `Family ${index}, ${index === wrong ? "Nameless" : `Given ${index}`}`);
      expect(saved).toEqual(expected);
    });
  },
);

depositTest(
  "A lifted row is back where it was once a field is clicked, which gets all that is typed then",
  async (place) => {
    const { page, deposit, ask } = place;
    const families = ["Adams", "Baker", "Clark"];
    const id = await makesADraft(ask, title, { creators: families.map((family) => creatorOf(family, "A")) });
    await opensTheDraft(place, id);
    await deposit.publisher.fill("P");
    await page.getByRole("button", { name: "Reorder Adams, A" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Adams, A lifted/)).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(/^Adams, A is now at position 2/)).toBeAttached();
    await deposit.publisher.click();
    await expect(page.getByText("Moving Adams, A was cancelled; it is back where it was.")).toBeAttached();
    await page.keyboard.press("End");
    await page.keyboard.type(" of New York", { delay: 30 });
    await expect(deposit.publisher).toHaveValue("P of New York");
    await expect(deposit.publisher).toBeFocused();
    for (const [index, family] of families.entries()) await expect(deposit.creators.nth(index)).toContainText(family);
  },
);
