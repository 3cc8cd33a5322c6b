import type { CoreMessageId } from "@deposit/core";
import { dateIssue, identifierIssue } from "@deposit/core/schema";

/** How the text of a custom field can be judged (docs/platform/metadata.md 8). */
export const customFieldChecks = ["isbn", "issn", "url", "date"] as const;

/** One of {@link customFieldChecks}. */
export type CustomFieldCheck = (typeof customFieldChecks)[number];

/** What dates of EDTF are written with beyond digits: uncertain, approximate, seasons, times, sets. */
const UNCERTAIN_DATE = /^(?:[\dXYSETZ?~%/,:+\-[\]{}]|\.\.)+$/u;
const PLAIN_DATE = /^[\d/-]+$/u;

/**
 * What is wrong with the text of a custom field, `null` when nothing is or nothing is written. Dates may be any of
 * EDTF, of which only days, months, years and intervals are judged here; the rest is left to the server
 * (docs/platform/metadata.md 8).
 *
 * @example customFieldFault("issn", "2077-9551") // "check.issn.invalid"
 */
export function customFieldFault(check: CustomFieldCheck, text: string): CoreMessageId | null {
  const written = text.trim();
  if (written === "") return null;
  if (check !== "date") return identifierIssue({ scheme: check, identifier: written });
  if (PLAIN_DATE.test(written)) return dateIssue(written);
  return UNCERTAIN_DATE.test(written) ? null : "check.date.format";
}
