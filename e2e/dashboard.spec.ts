import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";

test("The dashboard finds, sorts and pages uploads", async ({ page, demo }) => {
  const deposit = new DepositModel(page, demo.url);
  await deposit.opensTheDashboard();
  // Made through the API, as any client of the repository would.
  await page.evaluate(async () => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
    for (let number = 1; number <= 12; number += 1) {
      const title = number === 7 ? "Zooplankton counts" : `Buoy series ${number}`;
      const response = await fetch("/api/records", {
        method: "POST",
        headers,
        body: JSON.stringify({ metadata: { title } }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    }
  });
  await deposit.opensTheDashboard();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByRole("searchbox").fill("zooplankton");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 upload", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Zooplankton counts", exact: true }).click();
  await expect(deposit.title).toHaveValue("Zooplankton counts");
  await page.goto(`${demo.url}/me/uploads?q=nothing-of-the-kind`);
  await expect(page.getByRole("heading", { name: "No upload matches “nothing-of-the-kind”" })).toBeVisible();
});
