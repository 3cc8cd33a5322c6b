import type { UploadRefusal } from "@deposit/core";

/** The files of the last selection that were not accepted, for the limits dialog. */
export interface Refused {
  readonly refusals: readonly UploadRefusal[];
  /** Names of dropped entries that could not be read. */
  readonly unreadable: readonly string[];
  /** How many files of the same selection were accepted. */
  readonly accepted: number;
}

/**
 * Returns the refused files of a selection, or `null` if all were accepted. Exceeding the limit of number or storage
 * refuses the whole selection.
 */
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
