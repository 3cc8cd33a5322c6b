import { expect, type Page } from "@playwright/test";
import type { SampleFile } from "./sampleFiles.ts";

/** What a depositor does with nothing but the keyboard: reads what has the focus, and presses keys. */
export class KeyboardModel {
  constructor(private readonly page: Page) {}

  /** What has the focus, as role and name: `button "Save draft"`; empty where nothing has. The host of a shadow root has it with what is inside. */
  async focused(): Promise<string> {
    const holder = this.page.locator(":focus").last();
    if ((await holder.count()) === 0) return "";
    const [first = ""] = (await holder.ariaSnapshot()).split("\n");
    return first.replace(/^- /, "");
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the focus is on what is looked for; `backwards` goes the other way. */
  async tabsTo(wanted: RegExp, { backwards = false } = {}): Promise<void> {
    const passed: string[] = [];
    for (let step = 0; step < 150; step += 1) {
      await this.page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
      const focused = await this.focused();
      if (wanted.test(focused)) return;
      passed.push(focused);
    }
    throw new Error(`Tab did not lead to ${wanted}. It passed:\n${passed.join("\n")}`);
  }

  /** Presses an arrow key until the focus is on what is looked for, as within a group of radio buttons. */
  async arrowsTo(wanted: RegExp, key = "ArrowDown"): Promise<void> {
    for (let step = 0; step < 50; step += 1) {
      if (wanted.test(await this.focused())) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} did not lead to ${wanted}; the focus is on ${await this.focused()}.`);
  }

  async hasTheFocus(wanted: RegExp): Promise<void> {
    await expect.poll(() => this.focused()).toMatch(wanted);
  }

  /** Opens the browser's picker from the focused button and chooses files in it. */
  async choosesFiles(...files: readonly SampleFile[]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.presses("Enter");
    await (await chooser).setFiles(files.map((file) => file.path));
  }
}
