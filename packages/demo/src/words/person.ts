/** Who can be signed in; the same names as in the repository and in a platform's people.json. */
export const people = ["depositor", "curator", "colleague", "stranger"] as const;

/** One of {@link people}. */
export type PersonName = (typeof people)[number];

/** The cookie that the demo's server reads. */
const personCookie = "host-person";

/** Whom a cookie header names; nobody in particular where it names none of ours. */
export function personIn(cookies: string): PersonName | null {
  const said = new RegExp(`(?:^|;\\s*)${personCookie}=([^;]*)`).exec(cookies)?.[1];
  return people.find((name) => name === said) ?? null;
}

/** Whom this page is seen as. */
export function readPerson(): PersonName {
  return personIn(document.cookie) ?? "depositor";
}

/** From the next request on it is somebody else. */
export function keepPerson(person: PersonName): void {
  document.cookie = `${personCookie}=${person}; path=/; SameSite=Lax`;
}
