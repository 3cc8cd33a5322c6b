import type { UploadRefusal } from "@deposit/core";

/** What was not taken of the last choice of files, for the limits dialog. */
export interface Refused {
  readonly refusals: readonly UploadRefusal[];
  /** Names of what was dropped and could not be read. */
  readonly unreadable: readonly string[];
  /** How many files of the same choice were taken. */
  readonly accepted: number;
}

/** Sums up a choice of files; `null` where all of it was taken. A breach of number or storage refuses all that is left. */
export function refusedOf(
  chosen: number,
  refusals: readonly UploadRefusal[],
  unreadable: readonly string[],
): Refused | null {
  if (refusals.length + unreadable.length === 0) return null;
  const isOverLimit = refusals.some(({ message: { id } }) => id === "limits.tooMany" || id === "limits.tooMuch");
  const refused = refusals.reduce((sum, { filenames }) => sum + filenames.length, 0);
  return { refusals, unreadable, accepted: isOverLimit ? 0 : chosen - refused };
}
