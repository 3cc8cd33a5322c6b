import { makesAFilledDraft } from "./filledDraft.ts";
import { expect, type Page, test } from "./fixtures.ts";

/**
 * What can be pressed inside `scope` and is smaller than `least` pixels either way, by asking the page what lies under each
 * point from its middle outwards: a label counts as its box, what covers it does not. A link inside a sentence needs 24 only.
 */
const tooSmall = (page: Page, scope: string, least: number): Promise<readonly string[]> =>
  page.evaluate(
    ([where, pixels]) => {
      const pressed = "a[href], button, summary, input, select, textarea, [role=option], [role^=menuitem]";
      const isInSentence = (element: Element): boolean =>
        element.matches("a") &&
        [...(element.parentElement?.childNodes ?? [])].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
        );
      const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const frame = element instanceof HTMLInputElement ? element.closest(".deposit-input") : null;
        const isIts = (hit: Element | null): boolean =>
          [element, ...labels].some((own) => own.contains(hit)) || (hit !== null && hit === frame);
        let steps = 0;
        while (steps < 120 && isIts(document.elementFromPoint(x + dx * steps, y + dy * steps))) steps += 1;
        return steps / 2;
      };
      return [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((element) => element.closest(where) !== null && element.checkVisibility())
        .filter((element) => !element.matches(":disabled, .deposit-skip-link, .deposit-visually-hidden, [type=file]"))
        .flatMap((element) => {
          element.scrollIntoView({ block: "center", inline: "center" });
          const [box] = element.getClientRects();
          if (box === undefined) return [];
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const ways = (dx: number, dy: number) => reach(element, x, y, dx, dy) + reach(element, x, y, -dx, -dy);
          const [width, height] = [ways(0.5, 0), ways(0, 0.5)];
          const needed = isInSentence(element) ? Math.min(24, pixels) : pixels;
          const name = element.getAttribute("aria-label") ?? element.textContent;
          // Half a pixel is where a box that begins between two pixels ends.
          return Math.min(width, height) < needed - 0.5
            ? [`${name} (${element.className}): ${width} by ${height}`]
            : [];
        });
    },
    [scope, least] as const,
  );

async function checksEveryTarget(page: Page, url: string, least: number): Promise<void> {
  await page.goto(`${url}/uploads/new`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Record saved with validation feedback in").first()).toBeVisible();
  expect.soft(await tooSmall(page, ".deposit", least), "the form with its feedback").toEqual([]);
  await page.goto(`${url}/me/uploads`);
  const id = await makesAFilledDraft(page);
  await page.goto(`${url}/uploads/${id}`);
  await expect(page.getByRole("button", { name: "Remove means.csv" })).toBeVisible();
  await expect(page.getByRole("toolbar").first()).toBeVisible();
  expect.soft(await tooSmall(page, ".deposit", least), "the form").toEqual([]);
  const dialogs = [
    "Add creator",
    "Edit Lindqvist, Åsa",
    "Add standard",
    "Add custom",
    "Add award",
    "Add custom award",
    "Select a community",
    "Remove means.csv",
    "Publish",
  ];
  for (const name of dialogs) {
    await page.getByRole("button", { name, exact: true }).first().click();
    const dialog = page.locator(".deposit-dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("Loading…")).toHaveCount(0);
    expect.soft(await tooSmall(page, ".deposit-dialog", least), name).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole("button", { name: /^Move Lindqvist/ }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  expect.soft(await tooSmall(page, ".deposit-menu", least), "the menu of a row").toEqual([]);
  await page.keyboard.press("Escape");
}

// Communities without a logo, which the dialog asks for.
test.use({ expectedInConsole: [/404 .*\/communities\/[^/]+\/logo\)/] });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Whatever is pressed with a finger has 44 pixels, in the form and in its dialogs", async ({ page, demo }) => {
    await checksEveryTarget(page, demo.url, 44);
  });

  test("A description is clear of the bar at the bottom when Tab leads into it", async ({ page, demo }) => {
    await page.goto(`${demo.url}/me/uploads`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const description = page.locator('.ProseMirror[id$="-metadata.description"]');
    await expect(description).toHaveAttribute("contenteditable", "true");
    const bar = await page.locator(".deposit-layout__bottom").boundingBox();
    await description.evaluate((element) => {
      // Its caret is above the bar, and its end below.
      window.scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 220);
      const toolbar = element.ownerDocument.querySelector<HTMLElement>(".deposit-rich-text [role=toolbar] button");
      toolbar?.focus({ preventScroll: true });
    });
    await page.keyboard.press("Tab");
    await expect(description).toBeFocused();
    const bottom = await description.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("A question that opens its answer is clear of the bar at the bottom when it has the focus", async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/me/uploads`);
    await page.goto(`${demo.url}/uploads/${await makesAFilledDraft(page)}`);
    const question = page.locator(".deposit summary");
    await expect(question).toBeVisible();
    const bar = page.locator(".deposit-layout__bottom");
    const gap = await question.evaluate(
      (element, height) => {
        // Where the bar covers it.
        window.scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight);
        element.focus();
        return innerHeight - height - element.getBoundingClientRect().bottom;
      },
      (await bar.boundingBox())?.height ?? 0,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});

test("Whatever is pressed with a mouse has 24 pixels, in the form and in its dialogs", async ({ page, demo }) => {
  await checksEveryTarget(page, demo.url, 24);
});
