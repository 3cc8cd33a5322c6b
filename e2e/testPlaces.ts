import type { Browser, Page } from "@playwright/test";
import { type Ask, askPlatform } from "./askPlatform.ts";
import { CommunityModel, windowOf } from "./communityModel.ts";
import { DepositModel } from "./depositModel.ts";
import { expect, test } from "./fixtures.ts";
import { InvenioPageModel } from "./invenioPageModel.ts";
import { ask, page as platform, type PersonName, siteNoiseAnd } from "./platformPages.ts";

/** Where an end-to-end test is made: the demo's pages, or the platform's own with the editor in them. */
export interface DepositPlace {
  readonly page: Page;
  /** Address of the pages, without a slash at its end. */
  readonly host: string;
  /** A folder that is gone after the end-to-end test. */
  readonly folder: string;
  readonly deposit: DepositModel;
  /** What the page of a record says of its access where it is under embargo. */
  readonly embargoed: RegExp;
  /** Whether it has more than two sources of subjects, so that one can be chosen. */
  readonly choosesSources: boolean;
  /** Asks the API as another window of the same person would; it throws where it is refused. */
  readonly ask: Ask;
  /** Status of what the API answers to somebody who has no part in the record. */
  statusForAStranger(path: string): Promise<number>;
  /** A curator declines the request that the window shows. */
  declinesTheRequest(): Promise<void>;
}

/** Opens the form of a new upload, whose DOI the platform is to make: its own page begins with one that is still to be written. */
export async function startsAnUpload({ page, deposit }: DepositPlace, query = ""): Promise<void> {
  await deposit.opensANewUpload(query);
  await page.getByRole("radio", { name: "No, I need one" }).check();
}

/** Publishes and answers with the id of the record, whose page is shown. */
export async function publishesAsRecord({ page, deposit }: DepositPlace, title: string): Promise<string> {
  await deposit.publishes();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(id).not.toBe("");
  return id;
}

/** What the API answers to the person whose window it is. */
export function read({ page }: DepositPlace, path: string): Promise<unknown> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}

/** Opens the form of a draft. */
export async function opensTheDraft({ page, host, deposit }: DepositPlace, id: string): Promise<void> {
  await page.goto(`${host}/uploads/${id}`);
  await deposit.seesTheForm();
}

type Window = Pick<DepositPlace, "page" | "host" | "folder"> & { readonly person: PersonName };

function inTheDemo({ page, host, folder, person }: Window, browser: Browser): DepositPlace {
  const asSomebody = async <Result>(other: string, act: (window: Page) => Promise<Result>): Promise<Result> => {
    const context = await windowOf(browser, host, other);
    try {
      return await act(await context.newPage());
    } finally {
      await context.close();
    }
  };
  return {
    page,
    host,
    folder,
    deposit: new DepositModel(page, host),
    ask: askPlatform(host, person),
    choosesSources: true,
    embargoed: /^Restricted until January 1, \d{4}$/,
    statusForAStranger: (path) =>
      asSomebody("stranger", async (window) => (await window.request.get(host + path)).status()),
    async declinesTheRequest() {
      const request = await new CommunityModel(page, host).isAtTheRequest();
      await asSomebody("curator", async (window) => {
        await new CommunityModel(window, host).answers(request, "Decline", "Not for us.");
        await expect(window.getByText("Not for us.")).toBeVisible();
      });
    },
  };
}

function inThePlatform({ page, host, folder, person }: Window, deposit: InvenioPageModel): DepositPlace {
  return {
    page,
    host,
    folder,
    deposit,
    ask: (method, path, body) => ask(person, method, path.replace(/^\/api/, ""), body),
    choosesSources: false,
    embargoed: /^\s*Embargoed\s*$/,
    statusForAStranger: async (path) => (await fetch(platform + path)).status,
    async declinesTheRequest() {
      await page.waitForURL(/\/(me\/)?requests\//);
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await ask("curator", "POST", `/requests/${id}/actions/decline`);
    },
  };
}

/**
 * An end-to-end test of a person in the demo, and, where the platform serves its own page with the editor in it, the same one there.
 * `noise` is a line of the browser's console that it brings about.
 */
export function depositTestBy(
  person: PersonName,
  title: string,
  go: (place: DepositPlace) => Promise<void>,
  ...noise: readonly RegExp[]
): void {
  test.describe("In the demo", () => {
    // Bare, a list of two would be taken for a value and its options.
    test.use({ expectedInConsole: [[...noise], { scope: "test" }] });
    test(title, async ({ page, demo, folder, browser }) => {
      await page.context().addCookies([{ name: "host-person", value: person, url: demo.url }]);
      await go(inTheDemo({ page, host: demo.url, folder, person }, browser));
    });
  });
  test.describe("In the platform's own page", () => {
    test.use({ expectedInConsole: siteNoiseAnd(...noise) });
    test.skip(platform === "", "the platform's pages are not served here: INVENIO_PAGE has to name their address");
    test(title, async ({ page, folder }) => {
      const deposit = new InvenioPageModel(page);
      await deposit.signsIn(person);
      await go(inThePlatform({ page, host: platform, folder, person }, deposit));
    });
  });
}

/** An end-to-end test of the depositor, as {@link depositTestBy} makes it. */
export function depositTest(
  title: string,
  go: (place: DepositPlace) => Promise<void>,
  ...noise: readonly RegExp[]
): void {
  depositTestBy("depositor", title, go, ...noise);
}
