import { askPlatform, creatorOf, makesADraft } from "./askPlatform.ts";
import { makesAFilledDraft } from "./filledDraft.ts";
import { expect, test } from "./fixtures.ts";

test.describe("Where some communities have no picture", () => {
  // Each is answered 404, which the browser notes.
  test.use({ expectedInConsole: [/status of 404 .*\/logo/] });

  test("On a phone the hint in a search is there to its end, in English and in German", async ({ page, demo }) => {
    const dialogs = {
      en_US: ["Add standard", "Add custom award", "Select a community"],
      de_DE: ["Standardlizenz hinzufügen", "Eigene Förderung", "Community wählen"],
    };
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [locale, buttons] of Object.entries(dialogs)) {
      await page.goto(`${demo.url}/uploads/new`);
      await page.evaluate((language) => localStorage.setItem("host-locale", language), locale);
      await page.reload();
      for (const name of buttons) {
        await page.getByRole("button", { name }).click();
        const search = page.getByRole("dialog").locator("input[placeholder]").first();
        await expect(search).toBeVisible();
        expect.soft(await search.evaluate(roomBesideItsHint), `${locale}: ${name}`).toBeGreaterThanOrEqual(0);
        await page.keyboard.press("Escape");
      }
    }
  });
});

test("On a tall screen the outline begins in view, under the visibility, and the side column fades while there is more of it", async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 1080 });
  for (const locale of ["en_US", "de_DE"]) {
    await page.goto(`${demo.url}/uploads/new`);
    await page.evaluate((language) => localStorage.setItem("host-locale", language), locale);
    await page.reload();
    const heading = page.getByRole("heading", { name: locale === "de_DE" ? "Gliederung" : "Outline" });
    await expect(heading, `${locale}: the outline begins in view`).toBeInViewport({ ratio: 1 });
  }
  // Sticky, the column ends where the window does.
  await page.evaluate(() => scrollTo(0, 1500));
  const side = page.locator(".deposit-layout__aside");
  const fade = (): Promise<string> => side.evaluate((element) => getComputedStyle(element).maskSize);
  await expect.poll(fade).toBe("100% 100%");
  await side.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(fade).not.toBe("100% 100%");
});

/** Whether something stands over the middle of an element. */
function isCovered(element: HTMLElement | SVGElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** By how many pixels an empty field is wider than its placeholder. */
function roomBesideItsHint(field: HTMLElement | SVGElement): number {
  const style = getComputedStyle(field);
  const drawing = document.createElement("canvas").getContext("2d");
  if (drawing === null) throw new Error("Nothing can be measured here.");
  drawing.font = style.font;
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return room - drawing.measureText(field.getAttribute("placeholder") ?? "").width;
}

test.describe("Under a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the language of an additional title can be read on a small tablet, and beside the side column", async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/uploads/new`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const language = page.getByRole("combobox", { name: "Language" }).and(page.locator("input")).first();
    for (const width of [640, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(language).toHaveValue("Swedish");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      const isCut = await language.evaluate((input) => input.scrollWidth > input.clientWidth);
      expect.soft(isCut, `cut in ${width} pixels`).toBe(false);
    }
  });

  test("the interval of a date can be read to its end on a small tablet, and beside the side column", async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/uploads/new`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const date = page.getByRole("textbox", { name: "Date", exact: true });
    for (const width of [640, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(date).toHaveValue("2023-02-01/2024-03-09");
      const isCut = await date.evaluate((input) => input.scrollWidth > input.clientWidth);
      expect.soft(isCut, `cut in ${width} pixels`).toBe(false);
    }
  });

  test("beside the form the words of a choice stand in the middle of what is pressed, and those on dropping files beside no buttons that leave them no room", async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${demo.url}/uploads/new`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const card = page.locator(".deposit-layout__aside .deposit-radio-card").first();
    const offCentre = await card.evaluate((element) => {
      const middle = (box: DOMRect | undefined): number => (box === undefined ? NaN : box.top + box.height / 2);
      const words = element.querySelector(".deposit-radio-card__label")?.getBoundingClientRect();
      return Math.abs(middle(words) - middle(element.getBoundingClientRect()));
    });
    expect(offCentre).toBeLessThan(2);
    const words = page.locator(".deposit-drop__words");
    expect(await words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThanOrEqual(320);
  });

  test("on a large phone the words of a license have the width of its row, as those of a creator have", async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 430, height: 932 });
    await page.goto(`${demo.url}/uploads/new`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const words = page.locator(".deposit-entry__body").filter({ hasText: "Creative Commons" });
    expect(await words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(270);
  });

  test("on a short phone the banner and the bar leave nearly half of the window to the form, and the banner fades while there is more of it", async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(`${demo.url}/uploads/new`);
    await page.evaluate(() => localStorage.setItem("host-locale", "de_DE"));
    await page.reload();
    await page.getByRole("button", { name: "Speichern" }).click();
    const banner = page.locator(".deposit-layout__bottom > .deposit-banner");
    await expect(banner).toBeVisible();
    const bottom = page.locator(".deposit-layout__bottom");
    expect(await bottom.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(340);
    const fade = (): Promise<string> => banner.evaluate((element) => getComputedStyle(element).maskSize);
    await expect.poll(fade).toBe("100% 100%");
    await banner.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(fade).not.toBe("100% 100%");
  });
});

test("Where a page is read from the right, the mark before the question on checksums stands at its right", async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/uploads/new`);
  const id = await makesAFilledDraft(page);
  await page.evaluate(() => localStorage.setItem("host-locale", "ar_SA"));
  await page.goto(`${demo.url}/uploads/${id}`);
  const room = await page.locator(".deposit-files__note > summary").evaluate((summary) => {
    const words = document.createRange();
    words.selectNodeContents(summary);
    return summary.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(8);
});

test("Whoever removes one of many creators stays there, with the way back in sight", async ({ page, demo }) => {
  const creators = Array.from({ length: 40 }, (_, index) => creatorOf(`Family ${index}`, "Åsa"));
  const id = await makesADraft(askPlatform(demo.url), "Forty", { creators });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${demo.url}/uploads/${id}`);
    const trash = page.getByRole("button", { name: "Remove Family 2, Åsa" });
    await trash.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(undo).toBeInViewport({ ratio: 1 });
    expect.soft(Math.abs((await page.evaluate(() => scrollY)) - before), `${width}: stays`).toBeLessThan(200);
    expect.soft(await undo.evaluate(isCovered), `${width}: covered`).toBe(false);
    for (let index = 5; index < 30; index += 1) {
      const grip = page.getByRole("button", { name: `Reorder Family ${index}, Åsa` });
      await grip.focus();
      expect.soft(await grip.evaluate(isCovered), `${width}: the grip of ${index} is covered`).toBe(false);
    }
  }
});

test("The line under the name of a file leaves its underscores to be seen", async ({ page, demo }) => {
  await page.goto(`${demo.url}/uploads/new`);
  await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
  const room = await page.getByRole("link", { name: "means.csv" }).evaluate((link) => {
    const { font, textUnderlineOffset } = getComputedStyle(link);
    const drawing = document.createElement("canvas").getContext("2d");
    if (drawing === null) throw new Error("Nothing can be measured here.");
    drawing.font = font;
    return Number.parseFloat(textUnderlineOffset) - drawing.measureText("_").actualBoundingBoxDescent;
  });
  expect(room).toBeGreaterThan(0);
});

test("The storage that is left is read from where the language begins, each amount on one line", async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ["de_DE", "ar_SA"]) {
    await page.goto(`${demo.url}/uploads/new`);
    await page.evaluate((language) => localStorage.setItem("host-locale", language), locale);
    await page.reload();
    const amounts = page.locator('[data-deposit-part="storage"] bdi');
    await expect(amounts).toHaveCount(2);
    for (const amount of await amounts.all()) {
      expect.soft((await amount.boundingBox())?.height, `${locale}: one line`).toBeLessThan(30);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const [files, bytes] = await amounts.evaluateAll((all) => all.map((amount) => amount.getBoundingClientRect().left));
    const isFirst = locale === "ar_SA" ? Number(files) > Number(bytes) : Number(files) < Number(bytes);
    expect.soft(isFirst, `${locale}: the files are read first`).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
