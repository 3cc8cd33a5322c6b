import type { Community } from "@deposit/core";
import { COMMUNITIES } from "@deposit/repository";

/** A community of the embedded repository that reviews submissions. */
export const reviewedJournal: Community = {
  id: COMMUNITIES.find(({ slug }) => slug === "reviewed-journal")?.id ?? "",
  slug: "reviewed-journal",
  title: "Reviewed journal",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
