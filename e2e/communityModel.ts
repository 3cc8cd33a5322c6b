import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";

/** Opens a window in which the demo is seen as somebody else. */
export async function windowOf(browser: Browser, host: string, person: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ name: "host-person", value: person, url: host }]);
  return context;
}

/** What depositors and curators do around a community: choosing it, submitting, and answering the request. */
export class CommunityModel {
  constructor(
    private readonly page: Page,
    private readonly host: string,
  ) {}

  get header(): Locator {
    return this.page.getByRole("region", { name: "Community" });
  }

  /** The form of a new upload whose address names the community. */
  async startsAnUploadFor(slug: string): Promise<void> {
    await this.page.goto(`${this.host}/uploads/new?community=${slug}`);
    await expect(this.header.getByRole("button", { name: /^Change the community/ })).toBeVisible();
  }

  async selects(title: string, search: string): Promise<void> {
    await this.header.getByRole("button", { name: /^(Select a community|Change the community)/ }).click();
    const dialog = this.page.getByRole("dialog", { name: "Select a community" });
    await dialog.getByRole("searchbox").fill(search);
    await dialog.getByRole("searchbox").press("Enter");
    // What was found before stays until the answer, and moves then.
    await expect(dialog.getByRole("list", { name: "Communities found" })).toHaveAttribute("aria-busy", "false");
    await dialog.getByRole("button", { name: `Select ${title}`, exact: true }).click();
    await expect(this.header.getByRole("link", { name: new RegExp(`^${title}`) })).toBeVisible();
  }

  /** Describes it just well enough to be submitted, without files. */
  async describes(title: string): Promise<void> {
    const basics = this.page.getByRole("region", { name: "Basic information" });
    await basics
      .getByRole("textbox", { name: /^Title/ })
      .first()
      .fill(title);
    await this.page.getByRole("checkbox", { name: "Metadata-only record" }).check();
    await this.page.getByRole("combobox", { name: /^Resource type/ }).selectOption("dataset");
    await this.page.getByRole("button", { name: "Add creator" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Add creator" });
    await dialog.getByRole("textbox", { name: /^Family name/ }).fill("Lindqvist");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
  }

  /** Presses the button and accepts all that is asked. */
  async submits(button: string, comment?: string): Promise<void> {
    await this.page.getByRole("button", { name: button }).click();
    const dialog = this.page.getByRole("dialog", { name: `${button}?` });
    await expect(dialog).toBeVisible();
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    if (comment !== undefined) await dialog.getByRole("textbox", { name: "Comment to the curators" }).fill(comment);
    await dialog.getByRole("button", { name: button }).click();
  }

  /** The address of the request that the page shows. */
  async isAtTheRequest(): Promise<string> {
    await this.page.waitForURL(/\/me\/requests\//);
    return this.page.url();
  }

  /** Follows a link of the community's page, which a search index fills a moment later. */
  async opensFrom(slug: string, title: string): Promise<void> {
    await expect(async () => {
      await this.page.goto(`${this.host}/communities/${slug}`);
      await this.page.getByRole("link", { name: title }).first().click({ timeout: 5000 });
    }).toPass();
  }

  async answers(request: string, button: string, comment: string): Promise<void> {
    await this.page.goto(request);
    await this.page.getByRole("textbox", { name: "Comment (optional)" }).fill(comment);
    await this.page.getByRole("button", { name: button }).click();
  }
}
