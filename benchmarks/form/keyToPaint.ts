import type { Page } from "playwright";
import { median } from "../median.ts";
import "./probes.ts";

const KEYS = 40;

/** Types letters into the focused field of a page with the form's probes; the median of the times until each was painted, in ms. */
export async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(() => (window.probes.keys.length = 0));
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press("a");
    // Uneven, so that the keys do not fall in step with the frames.
    await page.waitForTimeout(25 + (index % 7) * 3);
  }
  await page.waitForFunction((count) => window.probes.keys.length >= count, KEYS);
  return median(await page.evaluate(() => window.probes.keys));
}
