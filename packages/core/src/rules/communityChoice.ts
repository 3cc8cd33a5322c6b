import type { Community } from "../record/community.ts";
import type { Visibility } from "../record/record.ts";

/** Why a community cannot be chosen. */
export type CommunityObstacle = "restricted-only" | "members-only" | "dedicated-form";

/** What choosing depends on beside the community itself. */
export interface CommunityChoice {
  /** The record's visibility as it stands in the form, saved or not. */
  readonly visibility: Visibility;
  /** Whether the record was never submitted to any community. */
  readonly isFirstSubmission: boolean;
}

/**
 * Why a community cannot be chosen for the record, `null` when it can (docs/platform/product.md 5.10): it takes
 * restricted records only and this one is public; only members may submit to it; or it has an upload form of its own
 * and this is the first submission.
 */
export function communityObstacle(
  community: Community,
  { visibility, isFirstSubmission }: CommunityChoice,
): CommunityObstacle | null {
  if (visibility === "public" && community.visibility === "restricted") return "restricted-only";
  if (!community.canSubmitRecord) return "members-only";
  return community.isVerified && isFirstSubmission ? "dedicated-form" : null;
}
