import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { median } from "../averages.ts";
import { keysToPaint } from "../form/keysToPaint.ts";
import { type LoadedFile, watchFiles } from "./loadedFiles.ts";

/** Times in milliseconds. */
export interface PageMeasurement {
  /** From the start of navigation to a title that can be typed in and is painted: at the first visit, and at the second. */
  readonly first: number;
  readonly again: number;
  /** From a key in the title to the paint that follows it, the median of many. */
  readonly key: number;
}

const title = '[name="metadata.title"]';
/** Until a page has fetched all that it fetches by itself. */
const REST = 4000;

async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  if (response?.ok() !== true) throw new Error(`${url} was answered ${response?.status() ?? "not at all"}.`);
  return page.evaluate(() => window.probes.whenInteractive());
}

/** Visits a page twice, the second time with its files in the browser's cache, and types in the title. */
export async function measurePage(page: Page, url: string): Promise<PageMeasurement> {
  const first = await open(page, url);
  await page.waitForTimeout(REST);
  const again = await open(page, url);
  await page.waitForTimeout(REST);
  await page.focus(title);
  const key = median(await keysToPaint(page));
  const typed = await page.locator(title).inputValue();
  if (!typed.endsWith("a".repeat(40))) throw new Error(`What was typed is not in the title of ${url}: "${typed}".`);
  return { first, again, key };
}

/** What a page loads by being opened and looked through to its end. */
export async function filesOf(page: Page, url: string): Promise<readonly LoadedFile[]> {
  const filesUntil = watchFiles(page);
  const interactive = await open(page, url);
  await page.waitForTimeout(REST);
  await page.mouse.move(400, 500);
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(REST / 2);
  return filesUntil(interactive);
}

/** How many elements of a form axe finds fault with, by the rules of WCAG A and AA. */
export async function faultsIn(page: Page, url: string, form: string): Promise<number> {
  await open(page, url);
  // All of the page is on the screen, or axe takes what lies half under a sticky bar for a target that is too small.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.waitForTimeout(REST);
  const { violations } = await new AxeBuilder({ page })
    .include(form)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.reduce((total, { nodes }) => total + nodes.length, 0);
}
