import { makesAFilledDraft } from "./filledDraft.ts";
import { expect, type Page, test } from "./fixtures.ts";

/** Names of which the description is a part, as the browser itself tells them to a screen reader. */
async function saidTwice(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.flatMap(({ ignored, name, description }) => {
    const [named, described] = [String(name?.value ?? ""), String(description?.value ?? "")];
    // A tooltip that is the whole name is left out by screen readers.
    return !ignored && described !== "" && named !== described && named.includes(described) ? [named] : [];
  });
}

/** What has words to see that are no part of its name, so that who says them to a computer reaches nothing. */
const namedOtherwise = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || node.matches("[aria-hidden], .deposit-visually-hidden, select")) return "";
      return [...node.childNodes].map(seen).join("");
    };
    return [...document.querySelectorAll<HTMLElement>(".deposit :is(a, button, input, [role=menuitem])[aria-label]")]
      .filter((element) => element.checkVisibility() && element.closest("[aria-hidden=true]") === null)
      .flatMap((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
        const words = labels.map(seen).join("").replaceAll(/\s+/g, " ").trim().toLowerCase();
        const name = element.getAttribute("aria-label") ?? "";
        return name.toLowerCase().includes(words) ? [] : [`"${words}" is called "${name}"`];
      });
  });

// Communities without a logo, which the dialog asks for.
test.use({ expectedInConsole: [/404 .*\/communities\/[^/]+\/logo\)/] });

test("Controls are called what is seen on them, and nothing that describes them besides", async ({ page, demo }) => {
  const looks = async (where: string): Promise<void> => {
    expect.soft(await saidTwice(page), `${where}: said twice`).toEqual([]);
    expect.soft(await namedOtherwise(page), `${where}: named unlike what is seen`).toEqual([]);
  };
  await page.goto(`${demo.url}/me/uploads`);
  const id = await makesAFilledDraft(page);
  await page.goto(`${demo.url}/uploads/${id}`);
  await expect(page.getByRole("button", { name: "Remove means.csv" })).toBeVisible();
  await expect(page.getByRole("toolbar").first()).toBeVisible();
  await looks("the form");
  for (const name of ["Add creator", "Add standard", "Add award", "Select a community", "Publish"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
    const dialog = page.locator(".deposit-dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("Loading…")).toHaveCount(0);
    await looks(name);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
