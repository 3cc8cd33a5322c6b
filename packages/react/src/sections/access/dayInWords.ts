import { describeDate } from "../../components/fields/describeDate.ts";

/**
 * Formats a day (YYYY-MM-DD) in the language of a BCP 47 tag, for example "1 March 2027". Returns `null` for anything
 * else and for days that do not exist.
 */
export function dayInWords(day: string, tag: string): string | null {
  const described = /^\d{4}-\d{2}-\d{2}$/.test(day) ? describeDate(day, tag) : null;
  return described?.kind === "single" ? described.date : null;
}
