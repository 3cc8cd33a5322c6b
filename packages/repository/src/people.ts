/** A user account. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly affiliations: string;
  /** The bearer token. */
  readonly token: string;
}

const person = (id: string, username: string, fullName: string): Person => ({
  id,
  username,
  email: `${username}@example.org`,
  fullName,
  affiliations: "Example University",
  token: `${username}-token`,
});

/** The default depositor. */
export const DEPOSITOR: Person = person("2", "depositor", "Depositor");

/** The default accounts: a depositor, a curator who owns the communities, a colleague and a stranger. */
export const PEOPLE: readonly Person[] = [
  DEPOSITOR,
  person("3", "curator", "Curator"),
  person("4", "colleague", "Colleague"),
  person("5", "stranger", "Stranger"),
];
