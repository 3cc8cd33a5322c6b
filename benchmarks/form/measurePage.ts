import type { Page } from "playwright";
import { keysToPaint } from "./keysToPaint.ts";
import "./probes.ts";

/** In milliseconds. */
export interface Measurement {
  /** From the start of navigation until the title is painted and accepts typing. */
  readonly interactive: number;
  /** From each key to the next paint. */
  readonly titleKeys: readonly number[];
  readonly referenceKeys: readonly number[];
}

/** Measurements of the form only. */
export interface FormMeasurement extends Measurement {
  /** From the click on "Edit" of the first creator to the paint of the dialog. */
  readonly dialog: number;
  /** From the click on "Save draft" to the request. */
  readonly save: number;
  /** The first `JSON.stringify` of the save's body, in a page that did nothing else. */
  readonly stringify: number;
}

const title = '[name="metadata.title"]';

/** Opens a page, waits until it is idle, and returns when it became interactive. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const interactive = await page.evaluate(() => window.probes.whenInteractive());
  await page.waitForTimeout(500);
  return interactive;
}

/**
 * Returns the JavaScript heap of an idle page after a garbage collection, in bytes. The collection also discards
 * compiled code, so the page must not be used for other measurements.
 */
export async function measureHeap(page: Page, url: string): Promise<number> {
  await open(page, url);
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

async function measureCommon(page: Page, url: string, focusLastReference: () => Promise<void>): Promise<Measurement> {
  const interactive = await open(page, url);
  await page.focus(title);
  const titleKeys = await keysToPaint(page);
  await focusLastReference();
  const referenceKeys = await keysToPaint(page);
  return { interactive, titleKeys, referenceKeys };
}

/** Measures the page of plain inputs. */
export async function measurePlain(page: Page, url: string): Promise<Measurement> {
  return await measureCommon(page, `${url}page.html`, () => page.getByLabel("Reference 3").focus());
}

/** Measures the form with a record of a size. */
export async function measureForm(page: Page, url: string, size: string): Promise<FormMeasurement> {
  const common = await measureCommon(page, `${url}${size}.html`, async () => {
    const list = page.getByRole("list", { name: "References" });
    await list.evaluate((element) => element.parentElement?.scrollTo({ top: 1e7 }));
    await page.waitForTimeout(200);
    await list.getByRole("textbox").last().focus();
  });
  const edit = page.getByRole("button", { name: /^Edit Lovelace 0,/ });
  await edit.scrollIntoViewIfNeeded();
  // The time to move the focus does not count.
  await edit.focus();
  await page.waitForTimeout(500);
  const dialog = await edit.evaluate((button) => window.probes.click(button, '[role="dialog"] input'));
  await page.keyboard.press("Escape");
  // The time to close the dialog does not count.
  await page.waitForTimeout(500);
  const button = page.getByRole("button", { name: "Save draft" });
  const began = await button.evaluate((element) => {
    const now = performance.now();
    if (element instanceof HTMLElement) element.click();
    return now;
  });
  const sent = await page.waitForFunction(() => window.probes.lastRequest);
  const { at, body } = (await sent.jsonValue()) ?? { at: Number.NaN, body: "null" };
  await page.goto(`${url}page.html`);
  await page.evaluate(() => window.probes.whenInteractive());
  await page.waitForTimeout(500);
  const stringify = await page.evaluate((text) => {
    const payload: unknown = JSON.parse(text);
    const start = performance.now();
    JSON.stringify(payload);
    return performance.now() - start;
  }, body);
  return { ...common, dialog, save: at - began, stringify };
}
