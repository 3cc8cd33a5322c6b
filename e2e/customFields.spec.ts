import type { Locator, Page } from "@playwright/test";
import { makesADraft } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, opensTheDraft, publishesAsRecord } from "./testPlaces.ts";
import { SearchModel } from "./searchModel.ts";

const title = "Tides of the Wadden Sea";

/** What is typed: the section, the field's name as this form or the platform's page has it, and the text. */
const texts: readonly [section: string, field: RegExp, text: string][] = [
  ["Journal", /title$/i, "Tides"],
  ["Journal", /^ISSN/, "2077-9550"],
  ["Journal", /^Volume/, "7"],
  ["Journal", /^Issue/, "2"],
  ["Journal", /^Page range/, "1-9"],
  ["Book / Report / Conference proceedings", /title$/i, "The sea"],
  ["Book / Report / Conference proceedings", /^ISBN/, "978-0-306-40615-7"],
  ["Book / Report / Conference proceedings", /^Place/, "Kiel"],
  ["Book / Report / Conference proceedings", /^Pagination/, "10"],
  ["Book / Report / Conference proceedings", /^Edition/, "2nd"],
  ["Thesis", /university$/, "Uppsala"],
  ["Thesis", /department$/, "Oceans"],
  ["Thesis", /^Thesis type/, "PhD"],
  ["Thesis", /^Submission date/, "2020-01-02"],
  ["Thesis", /^Defense date/, "2020-03"],
  ["Conference", /title$/i, "Sea days"],
  ["Conference", /^Acronym/, "SD"],
  ["Conference", /^Place/, "Kiel"],
  ["Conference", /^Dates/, "1-3 May"],
  ["Conference", /^Session/, "VI"],
  ["Conference", /^Part/, "1"],
  ["Conference", /^Website/, "https://example.org/sea"],
  ["Software", /^Repository URL/, "https://example.org/code"],
];

const boxOf = (page: Page, section: string, field: RegExp): Locator =>
  page.getByRole("region", { name: section, exact: true }).getByRole("textbox", { name: field });

const languages = (page: Page): Locator => page.getByRole("combobox", { name: "Programming language" });
const status = (page: Page): Locator => page.getByRole("combobox", { name: "Development Status" });

depositTest(
  "Custom fields of every group, and those of a vocabulary, are filled in, saved, reloaded and published",
  async (place) => {
    const { page, deposit, ask } = place;
    const id = await makesADraft(ask, title);
    const search = new SearchModel(page);

    await test.step("filled in", async () => {
      await opensTheDraft(place, id);
      for (const [section, field, text] of texts) await boxOf(page, section, field).fill(text);
      await search.chooses(languages(page), "python", "Python");
      await search.chooses(languages(page), "rust", "Rust");
      await status(page).selectOption({ label: "Active" });
    });

    await test.step("a wrong value is told at its own field, and stays as typed", async () => {
      const issn = boxOf(page, "Journal", /^ISSN/);
      await issn.fill("not one");
      await deposit.saves();
      await deposit.sees(deposit.savedWithFeedback);
      await deposit.seesBeside(issn, /Please provide a valid ISSN\./);
      await expect(issn).toHaveAttribute("aria-invalid", "true");
      await expect(issn).toHaveValue("not one");
      for (const [section, field, text] of texts) {
        if (section === "Journal" && field.source === "^ISSN") continue;
        await expect(boxOf(page, section, field)).not.toHaveAttribute("aria-invalid", "true");
        await expect(boxOf(page, section, field)).toHaveValue(text);
      }
      await issn.fill("2077-9550");
    });

    await test.step("saved, they are there after a reload", async () => {
      await deposit.saves();
      await deposit.sees(deposit.saved);
      await page.reload();
      await deposit.seesTheForm();
      for (const [section, field, text] of texts) await expect(boxOf(page, section, field)).toHaveValue(text);
      for (const name of ["Python", "Rust"]) {
        await expect(page.getByRole("button", { name: `Remove ${name}`, exact: true })).toBeVisible();
      }
      await expect(status(page)).toHaveValue("active");
    });

    await test.step("and published", async () => {
      await publishesAsRecord(place, title);
      expect(await ask("GET", `/api/records/${id}`)).toMatchObject({
        custom_fields: {
          "journal:journal": { title: "Tides", issue: "2", volume: "7", pages: "1-9", issn: "2077-9550" },
          "imprint:imprint": { title: "The sea", pages: "10", place: "Kiel", edition: "2nd" },
          "thesis:thesis": { university: "Uppsala", department: "Oceans", type: "PhD", date_defended: "2020-03" },
          "meeting:meeting": { title: "Sea days", acronym: "SD", session: "VI", session_part: "1" },
          "code:codeRepository": "https://example.org/code",
          "code:programmingLanguage": [{ id: "python" }, { id: "rust" }],
          "code:developmentStatus": { id: "active" },
        },
      });
    });
  },
);

depositTest(
  "An entry that its vocabulary has lost is refused at its field, and stays until it is taken out",
  async (place) => {
    const { page, deposit, ask } = place;
    const id = await makesADraft(ask, title);
    const search = new SearchModel(page);
    await opensTheDraft(place, id);
    for (const [vocabulary, box, choice] of [
      ["code:programmingLanguages", languages(page), "Klingon"],
      ["languages", page.getByRole("combobox", { name: "Languages", exact: true }), "Klingon"],
    ] as const) {
      await search.alsoOffers(vocabulary, { id: "klingon", title: { en: choice } });
      await search.chooses(box, "kling", choice);
      await deposit.saves();
      await deposit.sees("The draft was not saved.");
      await deposit.seesBeside(box, /Invalid value klingon\./);
      const chip = page.getByRole("button", { name: `Remove ${choice}` });
      await chip.click();
      await expect(chip).toHaveCount(0);
      await deposit.saves();
      await deposit.seesThatItIsSaved();
    }
  },
  /status of 400 .*\/draft/,
);
