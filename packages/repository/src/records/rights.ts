import { type Community, isCurator, isMember } from "../communities/community.ts";
import type { Person } from "../people.ts";
import type { StoredRequest } from "../requests/request.ts";
import type { StoredParent } from "./documents.ts";

/** What somebody may do with a record and its drafts. */
export interface Rights {
  /** Everything: the owner, and the curators of the communities it is in. */
  readonly manage: boolean;
  /** Read and change a draft: also the curators of the community it is to be submitted to (specification 1). */
  readonly edit: boolean;
  /** Read what is restricted: also the members of the communities it is in. */
  readonly view: boolean;
}

/** The rights of one person over a record. */
export function rightsOver(
  parent: StoredParent,
  review: StoredRequest | undefined,
  person: Person | undefined,
  communities: readonly Community[],
): Rights {
  const within = communities.filter(({ id }) => (parent.communities ?? []).includes(id));
  const manage = person?.id === parent.owner || within.some((community) => isCurator(community, person));
  const receiver = communities.find(({ id }) => id === review?.communityId);
  const edit = manage || (receiver !== undefined && isCurator(receiver, person));
  return { manage, edit, view: edit || within.some((community) => isMember(community, person)) };
}
