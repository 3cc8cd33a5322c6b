import { expect, type Locator, type Page, type Response } from "@playwright/test";
import { readFileSync } from "node:fs";
import { DepositModel } from "./depositModel.ts";

export type PersonName = "depositor" | "curator" | "colleague";

interface People {
  readonly people: Readonly<Record<PersonName, { email: string; password: string; token: string }>>;
}

/** Where the platform serves its own deposit page with the editor in it; empty where it does not. */
export const page: string = process.env["INVENIO_PAGE"] ?? "";

/** Where it serves the same pages with its built-in form, to compare with. */
export const builtInPage: string = process.env["INVENIO_BUILT_IN_PAGE"] ?? "";

/**
 * Patterns of what the browser's console may say on the platform's pages: the site's own words, heard on its built-in page as
 * well (communities without a picture, and, where no community is named, the style sheet of one without a name), a call whose
 * CSRF token the platform replaced just as it was sent, which is then sent again, and those that a test brings about. One pattern, since Playwright takes a list of two for a value with its options.
 */
export function siteNoiseAnd(...patterns: readonly RegExp[]): RegExp[] {
  const site = /status of 404 .*\/(logo|avatar)|community-theme-\.css|status of 400 .*\/api\/records/;
  return [new RegExp([site, ...patterns].map(({ source }) => source).join("|"))];
}

function personOf(name: PersonName): People["people"][PersonName] {
  const { people }: People = JSON.parse(readFileSync(process.env["INVENIO_PEOPLE"] ?? "", "utf8"));
  return people[name];
}

/** Asks the platform's API as that person, as any other client of it would. */
export async function ask(person: PersonName, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${page}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${personOf(person).token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** What a person does and sees on the platform's own deposit page with the editor in it. */
export class InvenioPageModel extends DepositModel {
  constructor(private readonly window: Page) {
    super(window, page);
  }

  async signsIn(name: PersonName): Promise<void> {
    const { email, password } = personOf(name);
    await this.window.goto(`${page}/login/`);
    await this.window.locator("input[name=email]").fill(email);
    await this.window.locator("input[name=password]").fill(password);
    await this.window.locator("form[name=login_user_form] button[type=submit]").click();
    await this.window.waitForURL((url) => !url.pathname.startsWith("/login"));
  }

  async opens(path: string): Promise<void> {
    await this.window.goto(`${page}${path}`);
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
