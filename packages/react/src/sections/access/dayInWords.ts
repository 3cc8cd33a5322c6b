import { describeDate } from "../../components/fields/describeDate.ts";

/**
 * A day YYYY-MM-DD in the language of a BCP 47 tag ("1 March 2027"); `null` for anything else and for days that no
 * calendar has.
 */
export function dayInWords(day: string, tag: string): string | null {
  const described = /^\d{4}-\d{2}-\d{2}$/.test(day) ? describeDate(day, tag) : null;
  return described?.kind === "single" ? described.date : null;
}
