import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures.ts";
import { depositTest, publishesAsRecord, startsAnUpload } from "./testPlaces.ts";

const title = "Currents of the Öresund";

depositTest("A DOI is reserved, given up, and replaced by one from elsewhere", async (place) => {
  const { page, deposit } = place;
  const reserve = page.getByRole("button", { name: "Get a DOI now!" });
  const discard = page.getByRole("button", { name: /^Discard the reserved DOI/ });
  const reserved = page.getByText(/^10\.5072\//);
  const own = page.getByRole("radio", { name: "Yes, I already have one" });
  const typed = page.getByRole("textbox", { name: "DOI of this upload" });

  await test.step("reserved, it is shown, and still there after a reload", async () => {
    await startsAnUpload(place);
    await deposit.fillsInWhatIsRequired(title);
    await reserve.click();
    await expect(discard).toBeVisible();
    const id = await deposit.draftId();
    await expect(reserved).toHaveText(`10.5072/${id}`);
    await expect(own).toBeDisabled();
    await page.reload();
    await expect(reserved).toHaveText(`10.5072/${id}`);
    await expect(deposit.title).toHaveValue(title);
  });

  await test.step("given up, it is gone, and can be reserved again: the answer stays that one is needed", async () => {
    await discard.click();
    await expect(reserved).toHaveCount(0);
    await expect(page.getByRole("radio", { name: "No, I need one" })).toBeChecked();
    await expect(reserve).toBeVisible();
    await expect(own).toBeEnabled();
  });

  await test.step("one with the platform's own prefix is refused beside the field, and stays as typed", async () => {
    await own.check();
    await typed.fill("10.5072/mine");
    await deposit.saves();
    await deposit.seesBeside(typed, /The prefix '10\.5072' is managed by/);
    await expect(typed).toHaveValue("10.5072/mine");
  });

  await test.step("one from elsewhere is published with the record", async () => {
    const doi = `10.1234/${randomUUID()}`;
    await typed.fill(`https://doi.org/${doi}`);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await publishesAsRecord(place, title);
    await expect(page.getByRole("link", { name: doi }).first()).toBeVisible();
  });
});
