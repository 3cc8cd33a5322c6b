import { randomUUID } from "node:crypto";
import { callApi } from "./node/callApi.ts";
import { expect, test } from "./settingTest.ts";

const title = "Wrecks of the Doggerbank";

test.use({ setting: "optional-doi", pageOptions: ["--doi-optional"] });

test("Where records may do without a DOI, one is published with none, and gets one from elsewhere in an edit", async ({
  page,
  platform,
  deposit,
}) => {
  const doi = `10.1234/${randomUUID()}`;
  await test.step("no DOI is needed", async () => {
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await page.getByRole("radio", { name: "No, I don't need one" }).check();
    await expect(page.getByText("The upload is published without a DOI.")).toBeVisible();
    await deposit.publishes();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  const path = `/api/records/${new URL(page.url()).pathname.split("/").at(-1)}`;
  expect((await callApi(platform, "depositor", "GET", path)).json).not.toHaveProperty("pids.doi");

  await test.step("an edit gives it one", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await deposit.seesTheForm();
    await page.getByRole("radio", { name: "Yes, I already have one" }).check();
    await page.getByRole("textbox", { name: "DOI of this upload" }).fill(doi);
    await deposit.publishes();
    await expect(page.getByRole("link", { name: doi }).first()).toBeVisible();
    const { json } = await callApi(platform, "depositor", "GET", path);
    expect(json).toMatchObject({ pids: { doi: { identifier: doi, provider: "external" } } });
  });
});

test("Where a DOI is wanted, the record is published once it is reserved; registered, it cannot be given up", async ({
  page,
  platform,
  deposit,
}) => {
  await test.step("wanted and not reserved, it holds up publishing", async () => {
    await deposit.opensANewUpload();
    await deposit.fillsInWhatIsRequired(title);
    await page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await page.getByRole("radio", { name: "No, I need one" }).check();
    await deposit.publishButton.click();
    const question = page.getByRole("alertdialog", { name: "Publish this upload?" });
    await question.getByRole("button", { name: "Publish", exact: true }).click();
    await deposit.sees("DOI is needed. You need to reserve a DOI before publishing.");
    await expect(page).toHaveURL(/\/uploads\//);
  });

  await test.step("reserved, it is published with the record", async () => {
    await page.getByRole("button", { name: "Get a DOI now!" }).click();
    await expect(page.getByRole("button", { name: /^Discard the reserved DOI/ })).toBeVisible();
    await deposit.publishes();
  });

  await test.step("an edit shows it, and lets nobody give it up or change it", async () => {
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await deposit.seesTheForm();
    await expect(page.getByText(`10.5072/${id}`).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Discard the reserved DOI/ })).toHaveCount(0);
    for (const other of ["Yes, I already have one", "No, I don't need one"]) {
      await expect(page.getByRole("radio", { name: other })).toBeDisabled();
      await expect(page.getByRole("radio", { name: other })).toHaveAccessibleDescription(
        /The DOI of this record is registered and cannot be given up\./,
      );
    }
    const { json } = await callApi(platform, "depositor", "GET", `/api/records/${id}`);
    expect(json).toMatchObject({ pids: { doi: { identifier: `10.5072/${id}`, provider: "datacite" } } });
  });
});
