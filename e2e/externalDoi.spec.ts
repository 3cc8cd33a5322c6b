import { randomUUID } from "node:crypto";
import { makesADraft, titled } from "./askPlatform.ts";
import { expect, test } from "./fixtures.ts";
import { depositTest, opensTheDraft } from "./testPlaces.ts";

const title = "Dunes of Spiekeroog";

depositTest(
  "A DOI that is missing, none, the platform's own or another record's is told of beside the field",
  async (place) => {
    const { page, deposit, ask } = place;
    const typed = page.getByRole("textbox", { name: "DOI of this upload" });
    const taken = `10.1234/${randomUUID()}`;

    await test.step("missing, none, or with the platform's own prefix", async () => {
      await opensTheDraft(place, await makesADraft(ask, title));
      // The platform's own page begins with one that is still to be written, which is not a choice yet.
      await page.getByRole("radio", { name: "No, I need one" }).check();
      await page.getByRole("radio", { name: "Yes, I already have one" }).check();
      for (const [text, said] of [
        ["", /Missing DOI for required field\./],
        ["no doi", /Invalid DOI|not a valid|No valid/i],
        ["10.5072/mine", /The prefix '10\.5072' is managed by /],
      ] as const) {
        await typed.fill(text);
        await typed.press("Tab");
        await deposit.saves();
        await deposit.seesBeside(typed, said);
        await expect(typed).toHaveAttribute("aria-invalid", "true");
        await expect(typed).toHaveValue(text);
      }
    });

    await test.step("one that another record has, when it is published", async () => {
      const other = await makesADraft(ask, `${title}, before`);
      const draft = titled.parse(await ask("GET", `/api/records/${other}/draft`));
      const pids = { doi: { identifier: taken, provider: "external" } };
      await ask("PUT", `/api/records/${other}/draft`, { ...draft, pids });
      await ask("POST", `/api/records/${other}/draft/actions/publish`);
      await typed.fill(taken);
      await typed.press("Tab");
      await deposit.publishButton.click();
      const question = page.getByRole("alertdialog", { name: "Publish this upload?" });
      await question.getByRole("button", { name: "Publish", exact: true }).click();
      await deposit.sees("The draft was not published. Record saved with validation feedback in");
      await deposit.seesBeside(typed, new RegExp(`doi:${taken} already exists\\.$`));
      await expect(typed).toHaveValue(taken);
    });
  },
  /status of 400/,
);
