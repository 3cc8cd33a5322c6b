import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { median } from "../results.ts";
import { keysToPaint } from "../form/keysToPaint.ts";
import { type LoadedFile, watchFiles } from "./loadedFiles.ts";

/** In milliseconds. */
export interface PageMeasurement {
  /** From the start of navigation until the title is painted and accepts typing, at the first and second visit. */
  readonly first: number;
  readonly again: number;
  /** From a key in the title to the next paint; the median. */
  readonly key: number;
}

const title = '[name="metadata.title"]';
/** How long a page may fetch more by itself, in milliseconds. */
const REST = 4000;

async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  if (response?.ok() !== true) throw new Error(`${url} was answered ${response?.status() ?? "not at all"}.`);
  return page.evaluate(() => window.probes.whenInteractive());
}

/** Visits a page twice, the second time with a warm cache, and types in the title. */
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

/** Returns what a page loads when it is opened and scrolled to its end. */
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

/** Returns the number of elements with WCAG A or AA violations in a form, by axe. */
export async function faultsIn(page: Page, url: string, form: string): Promise<number> {
  await open(page, url);
  // The whole page is in the viewport. Otherwise axe reports targets that a sticky bar partly covers.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.waitForTimeout(REST);
  const { violations } = await new AxeBuilder({ page })
    .include(form)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.reduce((total, { nodes }) => total + nodes.length, 0);
}
