import { expect, type Locator, type Page, type Response } from "@playwright/test";
import { DepositModel } from "./depositModel.ts";
import { page, type PersonName, personOf } from "./platformPages.ts";

/** What a person does and sees on the platform's own deposit page with the editor in it. */
export class InvenioPageModel extends DepositModel {
  constructor(
    private readonly window: Page,
    private readonly site: string = page,
  ) {
    super(window, site);
  }

  async signsIn(name: PersonName): Promise<void> {
    const { email, password } = personOf(name);
    await this.window.goto(`${this.site}/login/`);
    await this.window.locator("input[name=email]").fill(email);
    await this.window.locator("input[name=password]").fill(password);
    await this.window.locator("form[name=login_user_form] button[type=submit]").click();
    await this.window.waitForURL((url) => !url.pathname.startsWith("/login"));
  }

  async opens(path: string): Promise<void> {
    await this.window.goto(`${this.site}${path}`);
    await this.seesTheForm();
  }

  /** The frame in which the template puts the editor. */
  get frame(): Locator {
    return this.window.locator(".deposit-editor-page");
  }

  get status(): Locator {
    return this.window.locator("[data-deposit-part=status]");
  }

  /** Presses Save and answers with what the server said to it; a token that was replaced meanwhile is tried again. */
  async savesAndHears(): Promise<Response> {
    const answer = this.window.waitForResponse(
      async (response) =>
        ["POST", "PUT"].includes(response.request().method()) &&
        response.url().includes("/api/records") &&
        !(response.status() === 400 && (await response.text()).includes("CSRF token")),
    );
    await this.saves();
    return answer;
  }

  /** A record without files: what it takes to be published. The page begins with an own DOI that is still to be written. */
  async describesARecord(title: string): Promise<void> {
    await this.window.getByRole("radio", { name: "No, I need one" }).check();
    await this.fillsInWhatIsRequired(title);
    await this.window.getByRole("checkbox", { name: "Metadata-only record" }).check();
  }

  /** Publishes and answers with the record's id. */
  async publishesAsRecord(): Promise<string> {
    await this.publishes();
    const id = new URL(this.window.url()).pathname.split("/").at(-1) ?? "";
    expect(id).not.toBe("");
    return id;
  }
}
