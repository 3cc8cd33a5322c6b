import { expect, type Locator, type Page } from "@playwright/test";
import type { SampleFile } from "./sampleFiles.ts";

/** Somebody to be named as creator. */
export interface Person {
  readonly familyName: string;
  readonly givenNames: string;
  readonly orcid?: string;
}

/** What a depositor does and sees on the deposit page, with mouse and keyboard. */
export class DepositModel {
  constructor(
    private readonly page: Page,
    private readonly host: string,
  ) {}

  readonly saved = "Record successfully saved.";
  readonly savedWithFeedback = "Record saved with validation feedback in";

  /** The record's own: additional titles and custom fields have boxes of that name, too. */
  get title(): Locator {
    return this.page
      .getByRole("region", { name: "Basic information" })
      .getByRole("textbox", { name: /^Title/ })
      .first();
  }
  get resourceType(): Locator {
    return this.page.getByRole("combobox", { name: /^Resource type/ });
  }
  get publicationDate(): Locator {
    return this.page.getByRole("textbox", { name: /^Publication date/ });
  }
  get publisher(): Locator {
    return this.page.getByRole("textbox", { name: /^Publisher/ });
  }
  get description(): Locator {
    return this.page.getByRole("textbox", { name: /^Description/ });
  }
  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save draft" });
  }
  get publishButton(): Locator {
    return this.page.getByRole("button", { name: "Publish", exact: true });
  }

  async opensTheDashboard(): Promise<void> {
    await this.page.goto(`${this.host}/me/uploads`);
    await expect(this.page.getByRole("heading", { name: "My uploads", level: 1 })).toBeVisible();
  }

  async startsAnUpload(): Promise<void> {
    await this.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "New upload" }).click();
    await this.seesTheForm();
  }

  async opensANewUpload(query = ""): Promise<void> {
    await this.page.goto(`${this.host}/uploads/new${query}`);
    await this.seesTheForm();
  }

  async seesTheForm(): Promise<void> {
    await expect(this.title).toBeVisible();
    await expect(this.saveButton).toBeVisible();
  }

  async saves(): Promise<void> {
    await this.saveButton.click();
  }

  /** The banner that tells what became of the last action. */
  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  /** The server holds all that was typed; it may have remarks all the same. */
  async seesThatItIsSaved(): Promise<void> {
    await expect(this.page.getByText(/^Saved at /).first()).toBeVisible();
  }

  /** A message stands beside a field when the field itself is described by it. */
  async seesBeside(field: Locator, message: string | RegExp): Promise<void> {
    await expect(field).toHaveAccessibleDescription(message);
  }

  async givesTheTitle(title: string): Promise<void> {
    await this.title.fill(title);
  }

  async choosesTheResourceType(name: string): Promise<void> {
    await this.resourceType.selectOption({ label: name });
  }

  async describes(text: string): Promise<void> {
    await this.description.click();
    await this.page.keyboard.type(text);
  }

  async addsACreator(person: Person): Promise<void> {
    await this.page.getByRole("button", { name: "Add creator" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Add creator" });
    await dialog.getByRole("textbox", { name: /^Family name/ }).fill(person.familyName);
    await dialog.getByRole("textbox", { name: /^Given names/ }).fill(person.givenNames);
    if (person.orcid !== undefined) {
      const first = dialog.getByRole("textbox", { name: "Identifier 1", exact: true });
      if (!(await first.isVisible())) await dialog.getByRole("button", { name: "Add identifier" }).click();
      await first.fill(person.orcid);
    }
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  get creators(): Locator {
    return this.page.getByRole("list", { name: "Creators, in citation order" }).getByRole("listitem");
  }

  async addsTheLicense(search: string, title: string): Promise<void> {
    await this.page.getByRole("button", { name: "Add standard" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Add standard license" });
    await dialog.getByRole("searchbox", { name: "Search for a license" }).fill(search);
    await this.page.keyboard.press("Enter");
    // What was shown before stays until the answer is there, and would go from under the press.
    await expect(dialog.getByRole("radiogroup")).toHaveAttribute("aria-busy", "false");
    await dialog.getByRole("radio", { name: title, exact: true }).check();
    await dialog.getByRole("button", { name: "Add license" }).click();
    await expect(dialog).toBeHidden();
  }

  async chooses(...files: readonly SampleFile[]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Choose files" }).click();
    await (await chooser).setFiles(files.map((file) => file.path));
  }

  /** The row of a file, by its name. */
  file(name: string): Locator {
    return this.page.locator('[data-deposit-part="file"]').filter({ hasText: name });
  }

  async seesComplete(file: { readonly name: string }, timeout = 60_000): Promise<void> {
    await expect(this.file(file.name).getByText("Complete")).toBeVisible({ timeout });
  }

  progressOf(file: { readonly name: string }): Locator {
    return this.page.getByRole("progressbar", { name: `Upload of ${file.name}` });
  }

  /** Waits until the bar has moved twice, so that it is a progress and not a state. */
  async watchesProgressOf(file: { readonly name: string }): Promise<void> {
    const bar = this.progressOf(file);
    await expect(bar).toBeVisible();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const value = Number(await bar.getAttribute("aria-valuenow"));
          if (value > 0) seen.add(value);
          return seen.size;
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toBeGreaterThanOrEqual(3);
    const values = [...seen];
    expect(values, "progress only grows").toEqual(values.toSorted((a, b) => a - b));
  }

  async cancels(file: { readonly name: string }): Promise<void> {
    await this.page.getByRole("button", { name: `Cancel the upload of ${file.name}` }).click();
    await expect(this.file(file.name)).toHaveCount(0);
  }

  /** Takes a file off the list of which the server has nothing. */
  async takesOff(file: { readonly name: string }): Promise<void> {
    await this.page.getByRole("button", { name: `Remove ${file.name}` }).click();
    await expect(this.file(file.name)).toHaveCount(0);
  }

  async removes(file: { readonly name: string }): Promise<void> {
    await this.page.getByRole("button", { name: `Remove ${file.name}` }).click();
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Remove file" }).click();
    await expect(this.file(file.name)).toHaveCount(0);
  }

  async publishes(): Promise<void> {
    await this.publishButton.click();
    await this.page
      .getByRole("alertdialog", { name: "Publish this upload?" })
      .getByRole("button", { name: "Publish", exact: true })
      .click();
    await this.page.waitForURL(/\/records\/[^/?]+$/);
  }

  /** Fills in all that publishing needs, but for files. */
  async fillsInWhatIsRequired(title: string): Promise<void> {
    await this.givesTheTitle(title);
    await this.choosesTheResourceType("Dataset");
    await this.addsACreator({ familyName: "Lindqvist", givenNames: "Åsa" });
  }

  /** The id that the address carries once the draft exists. */
  async draftId(): Promise<string> {
    await this.page.waitForURL(/\/uploads\/(?!new(?:$|\?))[^/]+$/);
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }
}
