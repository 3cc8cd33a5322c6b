import type { Person } from "../settings.ts";

/** The people of the recordings; each one's token is the name. */
export const RECORDED_PEOPLE: readonly Person[] = ["depositor", "curator", "colleague", "stranger"].map(
  (name, index) => ({
    id: String(index + 2),
    username: name,
    email: `${name}@example.org`,
    fullName: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    affiliations: "Example University",
    token: name,
  }),
);
