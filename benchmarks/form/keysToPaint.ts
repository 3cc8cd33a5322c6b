import type { Page } from "playwright";
import "./probes.ts";

/** With 40 keys, the ratio of two pages varied by a quarter; 120 even out what else the machine does. */
const KEYS = 120;
/** Keys before the measurement, because a page does some work only at its first keys. */
const FIRST_KEYS = 15;

/** Types letters into the focused field and returns the milliseconds until each was painted. */
export async function keysToPaint(page: Page): Promise<readonly number[]> {
  await type(page, FIRST_KEYS);
  return await type(page, KEYS);
}

async function type(page: Page, count: number): Promise<readonly number[]> {
  await page.evaluate(() => (window.probes.keys.length = 0));
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("a");
    // Irregular pauses keep the keys from synchronizing with timers.
    await page.waitForTimeout(25 + (index % 7) * 3);
  }
  await page.waitForFunction((expected) => window.probes.keys.length >= expected, count);
  return await page.evaluate(() => window.probes.keys);
}
