import { PEOPLE, type Person } from "../people.ts";

export type CommunityRole = "owner" | "manager" | "curator" | "reader";

/** A community that records are submitted to (docs/platform/product.md 3.8, reviews.md 1). */
export interface Community {
  /** A UUID. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** A time as answers write it. */
  readonly created: string;
  /** A restricted one is seen by its members only, and takes restricted records only. */
  readonly visibility: "public" | "restricted";
  /** `closed`: members only. */
  readonly submissionPolicy: "open" | "closed";
  /** Who may publish into it without a review: nobody, its curators, or all its members. */
  readonly reviewPolicy: "closed" | "open" | "members";
  /** Has a look of its own, and the badge 'Verified'. */
  readonly isVerified: boolean;
  /** Roles by the id of a person. */
  readonly members: Readonly<Record<string, CommunityRole>>;
}

/** The role of somebody in a community; nothing for externalImporters. */
export const roleIn = (community: Community, person: Person | undefined): CommunityRole | undefined =>
  person === undefined ? undefined : community.members[person.id];

export const isMember = (community: Community, person: Person | undefined): boolean =>
  roleIn(community, person) !== undefined;

/** Curators judge submissions; managers and owners do too. */
export function isCurator(community: Community, person: Person | undefined): boolean {
  const role = roleIn(community, person);
  return role !== undefined && role !== "reader";
}

export const canRead = (community: Community, person: Person | undefined): boolean =>
  community.visibility === "public" || isMember(community, person);

/**
 * Whether somebody may submit: members where submission is closed or the community restricted
 * (docs/platform/reviews.md 2).
 */
export const canSubmit = (community: Community, person: Person | undefined): boolean =>
  isMember(community, person) ||
  (person !== undefined && community.visibility === "public" && community.submissionPolicy === "open");

/** Whether somebody may publish into it without a review (docs/platform/reviews.md 2). */
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

/** The communities there are by default, one for each way of taking records; the curator owns all of them. */
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
