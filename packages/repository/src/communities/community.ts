import { PEOPLE, type Person } from "../people.ts";

export type CommunityRole = "owner" | "manager" | "curator" | "reader";

/** A community that records are submitted to (docs/platform/reviews.md 1). */
export interface Community {
  /** A UUID. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** An ISO timestamp, in the format of API responses. */
  readonly created: string;
  /** Only members see a restricted community, and it accepts only restricted records. */
  readonly visibility: "public" | "restricted";
  /** `closed` accepts submissions of members only. */
  readonly submissionPolicy: "open" | "closed";
  /** Who may publish into the community without a review: nobody, its curators, or all its members. */
  readonly reviewPolicy: "closed" | "open" | "members";
  /** Whether the community has a theme of its own and the badge "Verified". */
  readonly isVerified: boolean;
  /** Roles, by the id of a person. */
  readonly members: Readonly<Record<string, CommunityRole>>;
}

/** Returns a person's role in a community, or undefined without membership. */
export const roleIn = (community: Community, person: Person | undefined): CommunityRole | undefined =>
  person === undefined ? undefined : community.members[person.id];

export const isMember = (community: Community, person: Person | undefined): boolean =>
  roleIn(community, person) !== undefined;

/** Returns whether a person may accept and decline submissions: curators, managers and owners. */
export function isCurator(community: Community, person: Person | undefined): boolean {
  const role = roleIn(community, person);
  return role !== undefined && role !== "reader";
}

export const canRead = (community: Community, person: Person | undefined): boolean =>
  community.visibility === "public" || isMember(community, person);

/**
 * Returns whether a person may submit. Closed and restricted communities accept members only (docs/platform/reviews.md
 * 2).
 */
export const canSubmit = (community: Community, person: Person | undefined): boolean =>
  isMember(community, person) ||
  (person !== undefined && community.visibility === "public" && community.submissionPolicy === "open");

/** Returns whether a person may publish into the community without a review (docs/platform/reviews.md 2). */
export function canIncludeDirectly(community: Community, person: Person | undefined): boolean {
  if (community.reviewPolicy === "closed") return false;
  return community.reviewPolicy === "members" ? isMember(community, person) : isCurator(community, person);
}

const [depositor, curator, colleague] = PEOPLE.map(({ id }) => id);

const example = (
  number: number,
  slug: string,
  title: string,
  { members = {}, ...rules }: Partial<Community>,
): Community => ({
  id: `5b0d5c1e-7a4f-4c52-9d0a-0000000000${String(number).padStart(2, "0")}`,
  slug,
  title,
  description: `About ${title}`,
  created: `2026-01-01T00:00:${String(number).padStart(2, "0")}.000000+00:00`,
  visibility: "public",
  submissionPolicy: "open",
  reviewPolicy: "closed",
  isVerified: false,
  ...rules,
  members: { [curator ?? ""]: "owner", ...members },
});

/** The default communities: one for each combination of policies, all owned by the curator. */
export const COMMUNITIES: readonly Community[] = [
  example(1, "open-lab", "Open lab", { reviewPolicy: "open" }),
  example(2, "reviewed-journal", "Reviewed journal", {}),
  example(3, "members-only", "Members only", {
    submissionPolicy: "closed",
    members: { [colleague ?? ""]: "reader" },
  }),
  example(4, "secret-society", "Secret society", { visibility: "restricted" }),
  example(5, "ocean-archive", "Ocean archive", {
    reviewPolicy: "members",
    isVerified: true,
    members: { [depositor ?? ""]: "reader", [colleague ?? ""]: "curator" },
  }),
];
