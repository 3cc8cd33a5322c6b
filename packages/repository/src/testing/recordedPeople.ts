import type { Community } from "../communities/community.ts";
import { COMMUNITIES } from "../communities/exampleCommunities.ts";
import type { Person } from "../people.ts";

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

/** The communities of the recordings: all of them the curator's, who is their only member. */
export const RECORDED_COMMUNITIES: readonly Community[] = COMMUNITIES.filter(({ isVerified }) => !isVerified).map(
  (community) => ({ ...community, members: { "3": "owner" } }),
);
