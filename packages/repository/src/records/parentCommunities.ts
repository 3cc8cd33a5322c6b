import { canIncludeDirectly, type Community } from "../communities/community.ts";
import { communityEntry, expandedCommunity, ghostCommunity } from "../communities/presentCommunity.ts";
import type { JsonObject } from "../json.ts";
import type { Person } from "../people.ts";
import type { StoredRequest } from "../requests/request.ts";
import type { StoredParent } from "./documents.ts";
import type { Presentation } from "./present.ts";

/** `parent.review`: its links are empty, and its title too (wire 2.4). */
export const reviewBlock = (review: StoredRequest): JsonObject => ({
  id: review.id,
  links: {},
  type: "community-submission",
  title: "",
  status: review.status,
  receiver: { community: review.communityId },
});

/** `parent.communities`: the communities that a published record is in. */
export function communitiesBlock(
  parent: StoredParent,
  communities: readonly Community[],
  isReading: boolean,
): JsonObject {
  const ids = parent.communities ?? [];
  const [first] = ids;
  if (first === undefined) return {};
  const within = communities.filter(({ id }) => ids.includes(id));
  return { ids: [...ids], default: first, entries: within.map((community) => communityEntry(community, !isReading)) };
}

/** `expanded.parent`: the owner, the community of the review and the one that the record is in (wire 1.2). */
export function expandedParent(view: Presentation): JsonObject {
  const { parent, owner, review, communities, reader, base } = view;
  const [first] = parent.communities ?? [];
  return {
    ...(review === undefined ? {} : { review: { receiver: receiver(review.communityId, view) } }),
    ...(first === undefined
      ? {}
      : {
          communities: {
            default: expanded(
              communities.find(({ id }) => id === first),
              first,
              base,
            ),
          },
        }),
    ...(owner === undefined ? {} : { access: { owned_by: userBlock(owner, reader, base) } }),
  };
}

/** The community of a review; the UI media type adds whether the reader may publish into it directly. */
function receiver(id: string, { communities, reader, base, uiLocale }: Presentation): JsonObject {
  const community = communities.find((other) => other.id === id);
  const told = expanded(community, id, base);
  if (uiLocale === undefined || community === undefined) return told;
  return { ...told, ui: { permissions: { can_include_directly: canIncludeDirectly(community, reader) } } };
}

const expanded = (community: Community | undefined, id: string, base: string): JsonObject =>
  community === undefined ? ghostCommunity(id) : expandedCommunity(community, base);

function userBlock(person: Person, reader: Person | undefined, base: string): JsonObject {
  const isReader = reader?.id === person.id;
  return {
    id: person.id,
    username: person.username,
    // Nobody is told no address.
    email: reader === undefined ? "" : person.email,
    profile: { full_name: person.fullName, affiliations: person.affiliations },
    links: {
      self: `${base}/api/users/${person.id}`,
      avatar: `${base}/api/users/${person.id}/avatar.svg`,
      records_html: `${base}/search?q=parent.access.owned_by.user:${person.id}`,
    },
    blocked_at: null,
    verified_at: null,
    confirmed_at: null,
    active: isReader ? true : null,
    is_current_user: isReader,
  };
}
