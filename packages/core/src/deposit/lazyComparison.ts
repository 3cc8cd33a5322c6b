import type { applyResolutions, compareValues, keepResolutions } from "../serialize/compareValues.ts";

/** The functions that compare two versions of a draft with the one that both began with. */
export interface ComparisonModule {
  readonly compareValues: typeof compareValues;
  readonly applyResolutions: typeof applyResolutions;
  readonly keepResolutions: typeof keepResolutions;
}

/** Fetches the comparison of versions, a chunk of its own. Rejects when it does not arrive; a later call tries again. */
export async function loadComparison(): Promise<ComparisonModule> {
  return await import("../serialize/compareValues.ts");
}
