import { expect, type Page } from "@playwright/test";
import { DepositModel } from "./depositModel.ts";
import type { SampleFile } from "./sampleFiles.ts";

/** What a depositor does and sees while files go to the server. */
export class UploadModel extends DepositModel {
  constructor(
    private readonly window: Page,
    host: string,
  ) {
    super(window, host);
  }

  /** A draft to which files can go: its id. */
  async startsADraft(title: string): Promise<string> {
    await this.opensANewUpload();
    await this.givesTheTitle(title);
    await this.saves();
    const id = await this.draftId();
    await expect(this.title).toHaveValue(title);
    return id;
  }

  /** Gives the page the file again whose upload was interrupted. */
  async choosesAgain(file: SampleFile): Promise<void> {
    const chooser = this.window.waitForEvent("filechooser");
    await this.window.getByRole("button", { name: `Choose file ${file.name} again` }).click();
    await (await chooser).setFiles(file.path);
  }

  async seesAllComplete(count: number, timeout = 60_000): Promise<void> {
    await expect(this.window.locator('[data-deposit-part="file"]').getByText("Complete", { exact: true })).toHaveCount(
      count,
      { timeout },
    );
  }

  async removesAll(count: number): Promise<void> {
    await this.window.getByRole("checkbox", { name: "Select all files" }).check();
    await this.window.getByRole("button", { name: "Remove selected" }).click();
    await this.window
      .getByRole("alertdialog")
      .getByRole("button", { name: `Remove ${count} files` })
      .click();
    await expect(this.window.locator('[data-deposit-part="file"]')).toHaveCount(0, { timeout: 60_000 });
  }

  async deletesTheDraft(): Promise<void> {
    await this.window.getByRole("button", { name: "Delete", exact: true }).click();
    const question = this.window.getByRole("alertdialog", { name: "Delete this draft?" });
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await this.window.waitForURL(/\/me\/uploads/);
  }

  async retries(file: { readonly name: string }): Promise<void> {
    await this.window.getByRole("button", { name: `Retry the upload of ${file.name}` }).click();
  }

  /** What is said aloud, without a look at the page. */
  async hears(text: string): Promise<void> {
    await expect(this.window.getByRole("log").getByText(text).first()).toBeAttached();
  }

  async seesInterrupted(file: { readonly name: string }): Promise<void> {
    await expect(this.file(file.name)).toContainText("This upload was not completed: the page was left");
  }
}
