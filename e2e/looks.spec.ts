import { AxeBuilder } from "@axe-core/playwright";
import { DepositModel } from "./depositModel.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { textFile } from "./sampleFiles.ts";
import { wordsOutOfFrame } from "../scripts/wordsOutOfFrame.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function isAccessible(page: Page): Promise<void> {
  // All of the page is on the screen, or axe takes what lies half under a sticky bar for a target that is too small.
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // What stands at the height of the window grows with it.
  if (size !== null) await page.setViewportSize({ width: size.width, height: height + size.height });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  if (size !== null) await page.setViewportSize(size);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`);
  expect.soft(found).toEqual([]);
}

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Checks a page in every look, keeps a picture of each for people to look at, and sees that nothing sticks out. */
async function looksRight(page: Page, name: string, folder: string): Promise<void> {
  for (const [size, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    for (const theme of ["light", "dark"] as const) {
      const before = await page.evaluate(() => document.documentElement.dataset["theme"] ?? "light");
      if (before !== theme) await page.getByRole("button", { name: /^Switch to / }).click();
      await isAccessible(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overhang, `${name} fits into ${viewport.width} pixels`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(widths.desktop);
  await page.getByRole("button", { name: "Switch to light colors" }).click();
}

/** What hides a piece of its own text: taller or wider inside than it is, and nothing to scroll. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
    return [...document.querySelectorAll<HTMLElement>(".deposit *, .deposit-overlay *")]
      .filter((element) => element.closest("input, textarea, select, svg, .deposit-visually-hidden") === null)
      .filter((element) => cuts(getComputedStyle(element)))
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        [scrollWidth - clientWidth, scrollHeight - clientHeight].some((more) => more > 1),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** Text as far apart as a reader may want it (WCAG 1.4.12): nothing is cut off, nothing sticks out. */
async function bearsSpacing(page: Page, name: string, folder: string): Promise<void> {
  // Made by a script, as the tools of such readers do: a policy for styles does not stop it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const letters = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;";
    sheet.replaceSync(`* { ${letters} } p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
  for (const [size, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overhang, `${name} fits into ${viewport.width} pixels, spaced`).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), `${name} shows all its text in ${viewport.width} pixels, spaced`).toEqual([]);
    await page.screenshot({ path: `${folder}/${name}-${size}-spaced.png`, fullPage: true });
  }
  await page.setViewportSize(widths.desktop);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/** Host and form alike, as a language that is written that way would have it. */
async function turn(page: Page, direction: "ltr" | "rtl"): Promise<void> {
  await page.evaluate((dir) => {
    for (const element of [document.documentElement, ...document.querySelectorAll<HTMLElement>(".deposit")]) {
      element.dir = dir;
    }
  }, direction);
}

test("Every page is accessible and fits, wide and narrow, light and dark", async ({ page, demo, folder }) => {
  test.setTimeout(600_000);
  const pictures = "test-results/looks";
  const deposit = new DepositModel(page, demo.url);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });

  await test.step("the dashboard without uploads", async () => {
    await deposit.opensTheDashboard();
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    await looksRight(page, "dashboard-empty", pictures);
  });
  await test.step("an empty form", async () => {
    await deposit.startsAnUpload();
    await expect(deposit.description).toBeVisible();
    await looksRight(page, "deposit-empty", pictures);
  });
  await test.step("a form that misses everything", async () => {
    await deposit.saves();
    await deposit.sees(deposit.savedWithFeedback);
    await looksRight(page, "deposit-errors", pictures);
    await bearsSpacing(page, "deposit-errors", pictures);
  });
  await test.step("its dialogs", async () => {
    await page.getByRole("button", { name: "Add creator" }).click();
    await expect(page.getByRole("dialog", { name: "Add creator" })).toBeVisible();
    await isAccessible(page);
    await page.screenshot({ path: `${pictures}/creator-dialog.png` });
    await bearsSpacing(page, "creator-dialog", pictures);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add standard" }).click();
    await expect(page.getByRole("radio").first()).toBeVisible();
    await isAccessible(page);
    await page.screenshot({ path: `${pictures}/license-dialog.png` });
    await bearsSpacing(page, "license-dialog", pictures);
    await page.keyboard.press("Escape");
  });
  await test.step("a filled form", async () => {
    await deposit.fillsInWhatIsRequired(
      "Salinity of the Kattegat, with a title that is long enough to need more than one line",
    );
    await deposit.describes("Monthly means.");
    await deposit.addsTheLicense("mit", "MIT License");
    const file = await textFile(
      folder,
      "a-file-with-a-rather-long-name-that-has-to-break-somewhere-2026-11-21.csv",
      "a,b\n",
    );
    await deposit.chooses(file);
    await deposit.seesComplete(file);
    await deposit.saves();
    await deposit.seesThatItIsSaved();
    await looksRight(page, "deposit-filled", pictures);
    await bearsSpacing(page, "deposit-filled", pictures);
    await turn(page, "rtl");
    await page.screenshot({ path: `${pictures}/deposit-filled-rtl.png`, fullPage: true });
    await turn(page, "ltr");
  });
  await test.step("the preview, the record and the dashboard with uploads", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("This is how the record will look")).toBeVisible();
    await looksRight(page, "record-preview", pictures);
    await page.getByRole("link", { name: "Back to editing" }).click();
    await deposit.seesTheForm();
    await deposit.publishes();
    await expect(page.getByRole("button", { name: "Copy citation" })).toBeVisible();
    await looksRight(page, "record", pictures);
    await page.goto(`${demo.url}/uploads/new`);
    await deposit.seesTheForm();
    await deposit.saves();
    await deposit.draftId();
    await deposit.opensTheDashboard();
    await expect(page.getByText("2 uploads")).toBeVisible();
    await looksRight(page, "dashboard", pictures);
  });
  await test.step("an address that leads nowhere", async () => {
    await page.goto(`${demo.url}/nowhere`);
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
    await isAccessible(page);
  });
});

test("The page speaks German when it is asked to, form and host alike", async ({ page, demo }) => {
  await page.goto(`${demo.url}/uploads/new`);
  await page.getByRole("combobox", { name: "Language" }).selectOption("de_DE");
  await expect(page.getByRole("heading", { name: "Neuer Upload", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /Speichern/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /Speichern/ })).toBeVisible();
});

test("No word leaves what is drawn around it, in a language of long words either", async ({ page, demo }) => {
  for (const locale of ["de_DE", "ar_SA", "en_US"]) {
    await page.goto(`${demo.url}/uploads/new`);
    await page.evaluate((language) => localStorage.setItem("host-locale", language), locale);
    await page.reload();
    for (const width of [320, 390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("textbox").first()).toBeVisible();
      expect.soft(await page.evaluate(wordsOutOfFrame), `${locale} in ${width} pixels`).toEqual([]);
    }
  }
});

test("At 400 % a dialog scrolls as a whole, since its title and its buttons would leave no room to read", async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${demo.url}/uploads/new`);
  await page.getByRole("button", { name: "Add creator" }).click();
  const dialog = page.getByRole("dialog", { name: "Add creator" });
  await dialog.getByLabel(/^Given names/).focus();
  const seen = await dialog.evaluate((element) => {
    const [header, footer] = [".deposit-dialog__header", ".deposit-dialog__footer"].map((part) =>
      element.querySelector(part)?.getBoundingClientRect(),
    );
    return Math.min(footer?.top ?? 0, innerHeight) - Math.max(header?.bottom ?? 0, 0);
  });
  expect(seen).toBeGreaterThan(200);
});

test("On a tablet that is turned the focus stays in its field, and on its button, which stand elsewhere then", async ({
  page,
  demo,
}) => {
  const [landscape, portrait] = [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ];
  await page.setViewportSize(landscape);
  await page.goto(`${demo.url}/uploads/new`);
  const restricted = page.getByRole("group", { name: "Full record" }).getByRole("radio", { name: "Restricted" });
  for (const place of [restricted, page.getByRole("button", { name: "Save draft" })]) {
    await place.focus();
    for (const turned of [portrait, landscape]) {
      await page.setViewportSize(turned);
      await expect(page.locator(".deposit-layout__bottom")).toHaveCount(turned === portrait ? 1 : 0);
      await expect(place).toBeFocused();
    }
  }
});

test("In the reader's own colours a button that cannot be pressed is told from one that can", async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${demo.url}/uploads/new`);
  const coloursOf = (name: string) =>
    page.getByRole("button", { name }).evaluate((element) => {
      const { color, borderTopColor } = getComputedStyle(element);
      return [color, borderTopColor];
    });
  await expect(page.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  const [publish, save] = [await coloursOf("Publish"), await coloursOf("Save draft")];
  expect(publish[0]).not.toBe(save[0]);
  expect(publish[1]).not.toBe(save[1]);
});
