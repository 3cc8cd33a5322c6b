import { AxeBuilder } from "@axe-core/playwright";
import * as z from "zod/mini";
import { identified, titled } from "./askPlatform.ts";
import { CommunityModel } from "./communityModel.ts";
import { expect, test } from "./fixtures.ts";
import { InvenioPageModel } from "./invenioPageModel.ts";
import { ask, builtInPage, page as host, personOf, siteNoiseAnd } from "./platformPages.ts";

test.use({ expectedInConsole: siteNoiseAnd() });
test.skip(host === "", "the platform's pages are not served here: INVENIO_PAGE has to name their address");

const title = "Water levels of the Skagerrak";

test("A depositor describes, publishes, edits and makes a new version in the platform's page", async ({ page }) => {
  const deposit = new InvenioPageModel(page);
  await deposit.signsIn("depositor");

  await test.step("a new upload keeps the defaults of the page", async () => {
    await deposit.opens("/uploads/new");
    await expect(deposit.publicationDate).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(deposit.publisher).not.toHaveValue("");
    await expect(page.getByText("Creative Commons Attribution 4.0 International").first()).toBeVisible();
    await expect(deposit.creators).toHaveCount(0);
  });

  await test.step("what is missing is said beside the fields, and the address is replaced", async () => {
    await deposit.saves();
    await deposit.sees(deposit.savedWithFeedback);
    await deposit.draftId();
    await deposit.seesBeside(deposit.title, /Missing data for required field/);
  });

  let id = "";
  await test.step("complete, it is published", async () => {
    await deposit.describesARecord(title);
    id = await deposit.publishesAsRecord();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  await test.step("the published record is edited", async () => {
    await ask("depositor", "POST", `/records/${id}/draft`);
    await deposit.opens(`/uploads/${id}`);
    await expect(deposit.title).toHaveValue(title);
    await deposit.givesTheTitle(`${title}, corrected`);
    await deposit.publishesAsRecord();
    await expect(page.getByRole("heading", { name: `${title}, corrected`, level: 1 })).toBeVisible();
  });

  await test.step("and a new version of it is published", async () => {
    const version = identified.parse(await ask("depositor", "POST", `/records/${id}/versions`));
    await deposit.opens(`/uploads/${version.id}`);
    await expect(deposit.status).toContainText("New version draft");
    await expect(deposit.title).toHaveValue(`${title}, corrected`);
    await deposit.publicationDate.fill("2026-11-21");
    expect(await deposit.publishesAsRecord()).toBe(version.id);
  });
});

test("The address names a community, and its curator opens what was submitted to it", async ({ page, browser }) => {
  const deposit = new InvenioPageModel(page);
  const depositor = new CommunityModel(page, host);
  await deposit.signsIn("depositor");

  await test.step("open-lab is preselected", async () => {
    await deposit.opens("/uploads/new?community=open-lab");
    await expect(depositor.header.getByRole("link", { name: /^Open lab/i })).toBeVisible();
  });

  let id = "";
  await test.step("the depositor submits for review", async () => {
    await deposit.opens("/uploads/new?community=reviewed-journal");
    await deposit.describesARecord(title);
    await deposit.saves();
    id = await deposit.draftId();
    await depositor.submits("Submit for review", "Please have a look.");
    await page.waitForURL(/\/(me\/)?requests\//);
  });

  await test.step("in review, its depositor sees so", async () => {
    await deposit.opens(`/uploads/${id}`);
    await expect(page.getByRole("button", { name: "Submitted for review" })).toBeDisabled();
    await expect(depositor.header).toContainText("The community cannot be changed while the upload is in review.");
  });

  await test.step("the curator edits and saves it there", async () => {
    const context = await browser.newContext();
    const curatorsPage = await context.newPage();
    const curator = new InvenioPageModel(curatorsPage);
    await curator.signsIn("curator");
    await curator.opens(`/uploads/${id}`);
    await curator.givesTheTitle(`${title}, checked`);
    expect((await curator.savesAndHears()).status()).toBe(200);
    await curator.sees(curator.saved);
    await expect(curatorsPage.getByRole("button", { name: "Cancel review" })).toHaveCount(0);
    await context.close();
    await page.reload();
    await expect(deposit.title).toHaveValue(`${title}, checked`);
  });
});

test("A page in German has the form in German", async ({ page }) => {
  const deposit = new InvenioPageModel(page);
  await deposit.signsIn("depositor");
  await page.goto(`${host}/uploads/new?ln=de`);
  await expect(page.getByRole("button", { name: /Speichern/ })).toBeVisible();
  const basics = page.getByRole("region", { name: "Grundlegende Angaben" });
  await expect(basics.getByRole("textbox", { name: "Titel", exact: true })).toBeVisible();
});

test("Somebody with a shared link edits the draft", async ({ page }) => {
  const draft = identified.parse(await ask("depositor", "POST", "/records", { metadata: { title } }));
  const link = z
    .object({ token: z.string() })
    .parse(await ask("depositor", "POST", `/records/${draft.id}/access/links`, { permission: "edit" }));
  const colleague = new InvenioPageModel(page);
  await colleague.signsIn("colleague");
  await colleague.opens(`/uploads/${draft.id}?token=${link.token}`);
  await expect(colleague.title).toHaveValue(title);
  await colleague.givesTheTitle(`${title}, by a colleague`);
  expect((await colleague.savesAndHears()).status()).toBe(200);
  const { metadata } = titled.parse(await ask("depositor", "GET", `/records/${draft.id}/draft`));
  expect(metadata.title).toBe(`${title}, by a colleague`);
});

test.describe("The review of another person", () => {
  test.use({ expectedInConsole: siteNoiseAnd(/status of 403 .*submit-review/) });

  test("is not submitted by somebody who manages the draft, and the form says why", async ({ page }) => {
    const creators = [{ person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "Åsa" } }];
    const described = {
      title,
      creators,
      publication_date: "2026",
      publisher: "SMHI",
      resource_type: { id: "dataset" },
    };
    const draft = identified.parse(
      await ask("depositor", "POST", "/records", { metadata: described, files: { enabled: false } }),
    );
    const colleague = { type: "user", id: personOf("colleague").id };
    await ask("depositor", "POST", `/records/${draft.id}/access/grants`, {
      grants: [{ subject: colleague, permission: "manage" }],
    });
    const { id: community } = identified.parse(await ask("depositor", "GET", "/communities/reviewed-journal"));
    const review = { receiver: { community }, type: "community-submission" };
    await ask("depositor", "PUT", `/records/${draft.id}/draft/review`, review);

    const deposit = new InvenioPageModel(page);
    await deposit.signsIn("colleague");
    await deposit.opens(`/uploads/${draft.id}`);
    await page.getByRole("button", { name: "Submit for review" }).click();
    const dialog = page.getByRole("dialog", { name: "Submit for review?" });
    await expect(dialog).toBeVisible();
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await dialog.getByRole("button", { name: "Submit for review" }).click();
    await expect(dialog).toContainText("belongs to the person who chose the community");
  });
});

test("Without its CSRF cookie a save is refused once, and goes through at the second try", async ({ page }) => {
  const deposit = new InvenioPageModel(page);
  await deposit.signsIn("depositor");
  await deposit.opens("/uploads/new");
  await deposit.givesTheTitle(title);
  await page.context().clearCookies({ name: "csrftoken" });
  const refused = await deposit.savesAndHears();
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("CSRF cookie not set");
  await deposit.draftId();
  await page.reload();
  await expect(deposit.title).toHaveValue(title);
});

const policies = {
  "a default application": "default-src 'self'; object-src 'none'",
  "an instance of the platform's template":
    "default-src 'self' data: 'unsafe-inline' blob:; script-src 'self' blob: 'wasm-unsafe-eval'",
};

for (const [name, policy] of Object.entries(policies)) {
  test.describe(`Under the Content-Security-Policy of ${name}`, () => {
    test.use({ expectedInConsole: siteNoiseAnd(/Content Security Policy/) });

    test("the form writes, saves and uploads, and nothing of it is refused", async ({ page }) => {
      const deposit = new InvenioPageModel(page);
      await deposit.signsIn("depositor");
      await page.route(
        (url) => !url.pathname.startsWith("/api/"),
        async (route) => {
          const response = await route.fetch({ maxRedirects: 0 });
          await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
        },
      );
      await page.addInitScript(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener("securitypolicyviolation", (event) => {
          const { target, sourceFile, violatedDirective, blockedURI } = event;
          const within = target instanceof Element && target.closest(".deposit-editor-page") !== null;
          if (within || sourceFile.includes("/deposit-editor/"))
            refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        });
      });
      await deposit.opens("/uploads/new");
      await deposit.givesTheTitle(title);
      await deposit.describes("Readings every hour.");
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Choose files" }).click();
      await (await chooser).setFiles({ name: "levels.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") });
      await deposit.seesComplete({ name: "levels.csv" });
      await deposit.saves();
      await deposit.draftId();
      const refused = await page.evaluate(() => ("refused" in window ? window.refused : ["not watched"]));
      // The computing of checksums asks whether WebAssembly is allowed, and has another way where it is not.
      expect((refused as string[]).filter((line) => !line.includes("wasm-eval"))).toEqual([]);
    });
  });
}

test.describe("The site's own styles", () => {
  test.use({ expectedInConsole: siteNoiseAnd(/net::ERR_FAILED .*\/deposit-editor\//) });

  test("are the same with the editor, without its files, and on the page of the built-in form", async ({ page }) => {
    const deposit = new InvenioPageModel(page);
    await deposit.signsIn("depositor");
    // The site stretches its footer where a page is shorter than the window; in a low one none is.
    await page.setViewportSize({ width: 1280, height: 240 });
    // Every computed property of every element there, and where it stands in the line. Chromium tells the margins of what is
    // centred as 0 or as what they come to, at whim.
    const looksOf = (part: "header" | "footer"): Promise<string[]> =>
      page.evaluate(
        (name) =>
          [...document.querySelectorAll(`${name}, ${name} *`)].map((element) => {
            const style = getComputedStyle(element);
            const said = [...style]
              .filter((property) => !property.startsWith("margin-"))
              .map((property) => `${property}: ${style.getPropertyValue(property)}`);
            const { left, right } = element.getBoundingClientRect();
            return `${element.tagName} from ${left} to ${right}; ${said.join("; ")}`;
          }),
        part,
      );
    // The site's scripts are not done when the page is.
    const settledLooksOf = async (part: "header" | "footer"): Promise<string[]> => {
      await page.waitForLoadState("networkidle");
      let looks: string[] = [];
      const isSettled = async (): Promise<boolean> => {
        const before = looks.join();
        looks = await looksOf(part);
        return looks.join() === before;
      };
      await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
      return looks;
    };
    await deposit.opens("/uploads/new");
    await expect(deposit.description).toBeVisible();
    const header = await settledLooksOf("header");
    const footer = await settledLooksOf("footer");
    expect(header.length).toBeGreaterThan(20);
    expect(footer.length).toBeGreaterThan(10);

    const ofTheEditor = /\/static\/deposit-editor\//;
    await page.route(ofTheEditor, (route) => route.abort());
    await page.reload();
    await expect(page.locator("deposit-form")).toBeAttached();
    await expect.poll(() => looksOf("header")).toEqual(header);
    await expect.poll(() => looksOf("footer")).toEqual(footer);
    await page.unroute(ofTheEditor);

    if (builtInPage === "") return;
    // Its footer has no choice of a language: that instance speaks but one.
    await page.goto(`${builtInPage}/uploads/new`);
    await expect(page.getByRole("button", { name: /^Save draft/ }).first()).toBeVisible();
    await expect.poll(() => looksOf("header")).toEqual(header);
  });
});

test("The editor in the page has no fault that axe finds, empty and with everything missing", async ({ page }) => {
  const deposit = new InvenioPageModel(page);
  await deposit.signsIn("depositor");
  await deposit.opens("/uploads/new");
  await page.setViewportSize({ width: 1280, height: 5000 });
  const faults = async (): Promise<string[]> => {
    const { violations } = await new AxeBuilder({ page })
      .include(".deposit-editor-page")
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
  };
  expect(await faults()).toEqual([]);
  await deposit.saves();
  await deposit.sees(deposit.savedWithFeedback);
  expect(await faults()).toEqual([]);
});
