import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";

const title = "Ice thickness at Vendsyssel";

test("Leaving the page with unsaved words asks first", async ({ page, demo }) => {
  const deposit = new DepositModel(page, demo.url);
  await deposit.opensANewUpload();
  await deposit.givesTheTitle(title);
  const asked = page.waitForEvent("dialog");
  const left = page.getByRole("link", { name: "My uploads" }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await left;
  await expect(deposit.title).toHaveValue(title);
});
