import type { Community } from "./community.ts";
import type { DepositValues } from "./values.ts";

/**
 * Whether an embargo can be chosen: the community is public (a deleted one counts as such), and the record, or files
 * that there are, is restricted (specification 5, behaviour 3.4).
 */
export function mayHaveEmbargo(
  { access, files }: Pick<DepositValues, "access" | "files">,
  community: Community | null,
): boolean {
  const inPublic = community === null || community.isGhost || community.visibility === "public";
  return inPublic && (access.record === "restricted" || (access.files === "restricted" && files.enabled));
}
