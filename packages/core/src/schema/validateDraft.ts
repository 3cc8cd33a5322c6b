import { mayHaveEmbargo } from "../fields/access.ts";
import type { FieldDefinition } from "../fields/Field.ts";
import { type DepositValues, type TableEntry, fieldEntries, valueAt } from "../fields/values.ts";
import type { Community } from "../record/community.ts";
import type { ValidationIssue } from "../record/feedback.ts";

/** What validation depends on beside the values: the chosen community, and the time (milliseconds since 1970). */
export interface DraftCircumstances {
  readonly community?: Community | null | undefined;
  readonly now?: number | undefined;
}

/**
 * Returns what stands in the way of publishing, as far as the form can know, in page order. It is only shown: a draft with
 * issues can be saved. Rows in which nothing was filled in are not sent, and have no issues.
 *
 * @example validateDraft(form.getValues()).filter((issue) => isWithin(issue.path, ["metadata", "title"]))
 */
export function validateDraft(
  values: DepositValues,
  { community = null, now = Date.now() }: DraftCircumstances = {},
): readonly ValidationIssue[] {
  const context = { now, isEmbargoPossible: mayHaveEmbargo(values, community) };
  const entries: readonly TableEntry<FieldDefinition<unknown>>[] = fieldEntries;
  return entries.flatMap((entry) => entry.field.validate(valueAt(values, entry), entry.path, context));
}
