import { readFileSync } from "node:fs";

export type PersonName = "depositor" | "curator" | "colleague";

interface People {
  readonly people: Readonly<Record<PersonName, { id: string; email: string; password: string; token: string }>>;
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

/** How that person signs in, and calls the API. */
export function personOf(name: PersonName): People["people"][PersonName] {
  const { people }: People = JSON.parse(readFileSync(process.env["INVENIO_PEOPLE"] ?? "", "utf8"));
  return people[name];
}

/** Asks the platform's API as that person, as any other client of it would. `site` is where it is served in another setting. */
export async function ask(
  person: PersonName,
  method: string,
  path: string,
  body?: unknown,
  site = page,
): Promise<unknown> {
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${personOf(person).token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return text === "" ? null : JSON.parse(text);
}
