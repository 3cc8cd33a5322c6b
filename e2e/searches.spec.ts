import type { Locator } from "@playwright/test";
import * as z from "zod/mini";
import { makesADraft } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, opensTheDraft, type DepositPlace } from "./testPlaces.ts";
import { SearchModel } from "./searchModel.ts";

const title = "Seals of the Skerries";

const named = z.object({ id: z.string(), name: z.string() });
const personName = z.extend(named, { given_name: z.string(), family_name: z.string() });
const subjectOfScheme = z.object({ id: z.string(), subject: z.string(), scheme: z.string() });
const awardOfFunder = z.object({
  id: z.string(),
  number: z.string(),
  title: z.object({ en: z.string() }),
  funder: z.object({ name: z.string() }),
});

/** Entries of a vocabulary that a platform happens to have, as far as they are of that shape. */
async function entries<T>({ ask }: DepositPlace, query: string, entry: z.ZodMiniType<T>): Promise<readonly T[]> {
  const answer = z.object({ hits: z.object({ hits: z.array(z.unknown()) }) }).parse(await ask("GET", `/api/${query}`));
  return answer.hits.hits.flatMap((hit) => {
    const read = entry.safeParse(hit);
    return read.success ? [read.data] : [];
  });
}

/** One that is found whole: the platform finds nothing where a word has a single letter. */
function findable<T>(found: readonly T[], nameOf: (entry: T) => string): T {
  const entry = found.find((one) =>
    nameOf(one)
      .split(/[\s,.]+/u)
      .every((word) => word.length > 1),
  );
  if (entry === undefined) throw new Error("The platform has no such entry.");
  return entry;
}

depositTest(
  "Languages, a subject of its source and a person of an organization are found by name, first and whole",
  async (place) => {
    const { page, deposit, ask } = place;
    const search = new SearchModel(page);
    const id = await makesADraft(ask, title);
    const chip = (name: string) => page.getByRole("button", { name: `Remove ${name}`, exact: true });

    await test.step("a language", async () => {
      await opensTheDraft(place, id);
      const box = page.getByRole("combobox", { name: "Languages", exact: true });
      await search.chooses(box, "swed", "Swedish");
      await expect(chip("Swedish")).toBeVisible();
      await box.fill("((");
      await expect(page.getByText("Nothing found for “((”.").first()).toBeVisible();
      await box.fill("");
      await box.press("Escape");
    });

    const subject = await test.step("a subject, in its own source alone", async () => {
      const subjects = await entries(place, "subjects?suggest=sea&size=20", subjectOfScheme);
      const wanted = findable(subjects, (entry) => entry.subject);
      const sources = page.getByRole("combobox", { name: "Suggest from" });
      if (place.choosesSources) await sources.selectOption({ label: wanted.scheme });
      else await expect(sources).toHaveCount(0);
      const box = page.getByRole("combobox", { name: "Keywords and subjects" });
      await box.fill("sea");
      await expect(search.suggestions.filter({ hasText: `(${wanted.scheme})` }).first()).toBeVisible();
      const offered = (await search.suggestions.allTextContents()).filter((text) => !text.includes("Add “sea”"));
      expect(offered.length).toBeGreaterThan(0);
      for (const text of offered) {
        expect(text).toMatch(/sea/i);
        if (place.choosesSources) expect(text.startsWith(`(${wanted.scheme}) `)).toBe(true);
      }
      await search.chooses(box, wanted.subject, `(${wanted.scheme}) ${wanted.subject}`);
      await expect(chip(`(${wanted.scheme}) ${wanted.subject}`)).toBeVisible();
      return wanted;
    });

    const [person, organization] =
      await test.step("a person, whose names are filled in, and where they work", async () => {
        const known = findable(await entries(place, "names?size=20", personName), (entry) => entry.name);
        const works = findable(await entries(place, "affiliations?suggest=univ&size=20", named), (entry) => entry.name);
        await page.getByRole("button", { name: "Add creator" }).click();
        const dialog = page.getByRole("dialog", { name: "Add creator" });
        await search.chooses(
          dialog.getByRole("combobox", { name: "Find a person" }),
          known.name,
          new RegExp(`^${known.name}`),
        );
        await expect(dialog.getByRole("textbox", { name: /^Family name/ })).toHaveValue(known.family_name);
        await expect(dialog.getByRole("textbox", { name: /^Given names/ })).toHaveValue(known.given_name);
        await search.chooses(
          dialog.getByRole("combobox", { name: "Affiliations" }),
          works.name,
          new RegExp(`^${works.name.replaceAll(/[()]/g, String.raw`\$&`)}`),
        );
        await dialog.getByRole("button", { name: "Save", exact: true }).click();
        await expect(dialog).toBeHidden();
        return [known, works];
      });

    await test.step("saved, all of them are there after a reload", async () => {
      await deposit.saves();
      await deposit.sees(deposit.saved);
      await page.reload();
      await expect(chip("Swedish")).toBeVisible();
      await expect(chip(`(${subject.scheme}) ${subject.subject}`)).toBeVisible();
      await expect(deposit.creators.last()).toContainText(person.family_name);
      await expect(deposit.creators.last()).toContainText(organization.name);
      const draft = await ask("GET", `/api/records/${id}/draft`);
      expect(draft).toMatchObject({
        metadata: {
          languages: [{ id: "swe" }],
          subjects: [{ id: subject.id }],
          creators: [{}, { affiliations: expect.arrayContaining([expect.objectContaining({ id: organization.id })]) }],
        },
      });
    });
  },
);

depositTest(
  "Licences are found by title and page by page, awards by number and funder, funders by name",
  async (place) => {
    const { page, deposit, ask } = place;
    const search = new SearchModel(page);
    const id = await makesADraft(ask, title);
    const awards = page.getByRole("list", { name: "Awards" }).getByRole("listitem");

    await test.step("licences page by page, and one by its title", async () => {
      await opensTheDraft(place, id);
      await page.getByRole("button", { name: "Add standard" }).click();
      const dialog = page.getByRole("dialog", { name: "Add standard license" });
      await dialog.getByRole("tab", { name: "All" }).click();
      const pages = dialog.getByRole("navigation", { name: "Pages of results" });
      await expect(pages.getByText(/^Page 1 of/)).toBeVisible();
      const listed = async (): Promise<readonly string[]> =>
        dialog.getByRole("radio").evaluateAll((all) => all.map(({ id: one }) => one));
      const first = await listed();
      await pages.getByRole("button", { name: "Next" }).click();
      await expect(pages.getByText(/^Page 2 of/)).toBeVisible();
      await expect(async () => expect((await listed()).filter((one) => first.includes(one))).toEqual([])).toPass();
      await dialog.getByRole("searchbox", { name: "Search for a license" }).fill("Apache License 2.0");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("radio").first()).toHaveAccessibleName("Apache License 2.0");
      await dialog.getByRole("radio").first().check();
      await dialog.getByRole("button", { name: "Add license" }).click();
      await expect(dialog).toBeHidden();
    });

    const award = await test.step("an award by its number, then those of its funder alone", async () => {
      const wanted = findable(await entries(place, "awards?size=20", awardOfFunder), (entry) => entry.number);
      await page.getByRole("button", { name: "Add award", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Add award" });
      const funder = dialog.getByRole("combobox", { name: "Funder" });
      const details = dialog.getByRole("radiogroup", { name: "Awards found" });
      await funder.selectOption({ label: await optionOf(funder, wanted.funder.name) });
      await expect(details.getByText(wanted.funder.name)).toHaveCount(await details.getByRole("radio").count());
      await dialog.getByRole("searchbox", { name: "Search for an award" }).fill(wanted.number);
      await page.keyboard.press("Enter");
      await expect(details.getByRole("radio")).toHaveCount(1);
      await expect(details).toContainText(`Number ${wanted.number}`);
      await details.getByRole("radio").check();
      await dialog.getByRole("button", { name: "Add award" }).click();
      await expect(awards).toHaveCount(1);
      return wanted;
    });

    await test.step("a funder by name, for an award that is in no list", async () => {
      await page.getByRole("button", { name: "Add custom award" }).click();
      const dialog = page.getByRole("dialog", { name: "Add custom award" });
      await search.chooses(
        dialog.getByRole("combobox", { name: /^Funder/ }),
        "European Commission",
        /^European Commission/,
      );
      await dialog.getByRole("textbox", { name: /^Number/ }).fill("SEAL-1");
      await dialog.getByRole("textbox", { name: /^Title/ }).fill("Counting seals");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(awards).toHaveCount(2);
    });

    await test.step("saved, all of them are there after a reload", async () => {
      await deposit.saves();
      await deposit.sees(deposit.saved);
      await page.reload();
      await expect(page.getByRole("list", { name: "Licenses" })).toContainText("Apache License 2.0");
      await expect(awards.first()).toContainText(award.title.en);
      await expect(awards.last()).toContainText("Counting seals");
      await expect(awards.last()).toContainText("European Commission");
      expect(await ask("GET", `/api/records/${id}/draft`)).toMatchObject({
        metadata: {
          rights: [{ id: "apache-2.0" }],
          funding: [
            { award: { id: award.id } },
            { funder: { name: "European Commission" }, award: { number: "SEAL-1" } },
          ],
        },
      });
    });
  },
);

/** The choice that begins with a name and goes on with how many there are. */
async function optionOf(select: Locator, name: string): Promise<string> {
  const option = select.getByRole("option").filter({ hasText: name }).first();
  await option.waitFor({ state: "attached" });
  return (await option.textContent()) ?? "";
}
