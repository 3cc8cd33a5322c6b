import { DepositModel } from "./depositModel.ts";
import { failedRequests } from "./faults.ts";
import { expect, test } from "./fixtures.ts";

const told = /a part of the form did not work \{kind: locale/;
test.use({ expectedInConsole: [[failedRequests, told], { scope: "test" }] });

test("Words of dialogs that did not arrive are told to the host once; the next dialog that opens asks for them and has them", async ({
  page,
  demo,
}) => {
  let isCut = true;
  let early = "";
  let tellings = 0;
  page.on("console", (message) => void (told.test(message.text()) && (tellings += 1)));
  // The words that the page begins with come first, from a file of their own.
  await page.route(/\/de_DE-[^/]+\.js$/, async (route) => {
    const url = route.request().url();
    if (early === "") early = url;
    await (isCut && url !== early ? route.abort() : route.continue());
  });
  await new DepositModel(page, demo.url).opensANewUpload();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption({ label: "Deutsch" });
  const add = page.getByRole("button", { name: "Urheber:in hinzufügen" });
  const asked = page.waitForEvent("requestfailed");
  await add.click();
  await asked;
  const inEnglish = page.getByRole("dialog", { name: "Add creator" });
  await expect(inEnglish).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inEnglish).toBeHidden();
  isCut = false;
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Urheber:in hinzufügen" });
  await expect(dialog.getByRole("textbox", { name: /^Familienname/ })).toBeVisible();
  expect(tellings).toBe(1);
});
