import { isValid, parse } from "date-fns";
import type { CoreMessageId } from "../messages.ts";

/** A date that was understood: from its first to its last day, and how exactly it was given. */
export interface UnderstoodDate {
  readonly precision: "year" | "month" | "day";
  readonly date: Date;
  readonly text: string;
}

const precisions = [
  { precision: "day", pattern: /^\d{4}-\d{2}-\d{2}$/, format: "yyyy-MM-dd" },
  { precision: "month", pattern: /^\d{4}-\d{2}$/, format: "yyyy-MM" },
  { precision: "year", pattern: /^\d{4}$/, format: "yyyy" },
] as const;

/** YYYY, YYYY-MM or YYYY-MM-DD as a day of the calendar (local midnight), or `null` for anything else. */
export function understandDate(text: string): UnderstoodDate | null {
  const known = precisions.find(({ pattern }) => pattern.test(text));
  if (known === undefined) return null;
  // Year 0000 is a year of EDTF that the parser does not take.
  const date = text.startsWith("0000") ? null : parse(text, known.format, new Date(2000, 0, 1));
  return date !== null && isValid(date) ? { precision: known.precision, date, text } : null;
}

/** The date, or the start and the end of the interval DATE/DATE; `null` when it is neither. */
export function understandDates(text: string): readonly UnderstoodDate[] | null {
  const parts = text.split("/");
  if (parts.length > 2) return null;
  const understood = parts.map(understandDate).filter((date) => date !== null);
  return understood.length === parts.length ? understood : null;
}

/**
 * What is wrong with a publication date or an entry of the dates section, `null` when nothing is (specification 5).
 * Takes YYYY, YYYY-MM, YYYY-MM-DD and DATE/DATE, valid by the calendar, the interval's end not before its start.
 *
 * @example dateFault("2024-02-30") // "check.date.format"
 */
export function dateFault(text: string): CoreMessageId | null {
  const dates = understandDates(text.trim());
  const [start, end] = dates ?? [];
  if (start === undefined) return "check.date.format";
  if (end === undefined) return null;
  // "2020-05/2020" ends with the year, after its start: compared to what both say.
  const digits = Math.min(start.text.length, end.text.length);
  return end.text.slice(0, digits) < start.text.slice(0, digits) ? "check.date.order" : null;
}
