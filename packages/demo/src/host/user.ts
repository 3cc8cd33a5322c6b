/** The users who can sign in, with the same names as in the repository and in a people.json. */
export const userNames = ["depositor", "curator", "colleague", "stranger"] as const;

/** One of {@link userNames}. */
export type UserName = (typeof userNames)[number];

/** The cookie that the demo's server reads. */
const userCookie = "host-person";

/** Returns the user in a cookie header, or null. */
export function userIn(cookies: string): UserName | null {
  const cookie = new RegExp(`(?:^|;\\s*)${userCookie}=([^;]*)`).exec(cookies)?.[1];
  return userNames.find((name) => name === cookie) ?? null;
}

/** Returns the signed-in user. */
export function currentUser(): UserName {
  return userIn(document.cookie) ?? "depositor";
}

/** Signs in another user from the next request on. */
export function signInAs(person: UserName): void {
  document.cookie = `${userCookie}=${person}; path=/; SameSite=Lax`;
}
