import type { Page } from "playwright";
import "./probes.ts";

/** So many that what else the machine does evens out: with 40, a ratio of two pages strayed by a quarter. */
const KEYS = 120;
/** Keys before: what the browser does but once, such as for the first key in a page, is no part of typing. */
const FIRST_KEYS = 15;

/** Types letters into the focused field of a page with the form's probes; the times until each was painted, in ms. */
export async function keysToPaint(page: Page): Promise<readonly number[]> {
  await type(page, FIRST_KEYS);
  return await type(page, KEYS);
}

async function type(page: Page, count: number): Promise<readonly number[]> {
  await page.evaluate(() => (window.probes.keys.length = 0));
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("a");
    // Uneven, so that the keys do not fall in step with timers.
    await page.waitForTimeout(25 + (index % 7) * 3);
  }
  await page.waitForFunction((expected) => window.probes.keys.length >= expected, count);
  return await page.evaluate(() => window.probes.keys);
}
