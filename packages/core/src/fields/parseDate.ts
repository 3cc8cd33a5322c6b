import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import type { CoreMessageId } from "../messages.ts";

/** A date that was parsed: its first day, how exactly it was given, and the text itself. */
export interface ParsedDate {
  readonly precision: "year" | "month" | "day";
  readonly date: Date;
  readonly text: string;
}

// The calendar has no year 0, though the standard of writing dates has.
const written = /^(?!0000)\d{4}(-\d{2}){0,2}$/;

/** The precision of a date by the number of its characters. */
const precisions: Readonly<Record<number, ParsedDate["precision"]>> = { 4: "year", 7: "month", 10: "day" };

/** Parses YYYY, YYYY-MM or YYYY-MM-DD to a day of the calendar (local midnight); `null` for anything else. */
export function parseDate(text: string): ParsedDate | null {
  const precision = written.test(text) ? precisions[text.length] : undefined;
  if (precision === undefined) return null;
  const date = parseISO(text);
  return isValid(date) ? { precision, date, text } : null;
}

/** Parses a date, or the start and the end of an interval DATE/DATE; `null` when it is neither. */
export function parseDates(text: string): readonly ParsedDate[] | null {
  const parts = text.split("/");
  if (parts.length > 2) return null;
  const parsed = parts.map(parseDate).filter((date) => date !== null);
  return parsed.length === parts.length ? parsed : null;
}

/**
 * Returns what is wrong with a publication date or an entry of the dates section, `null` when nothing is.
 * Accepts YYYY, YYYY-MM, YYYY-MM-DD and DATE/DATE with days of the calendar and an end that is not before its start.
 *
 * @example dateIssue("2024-02-30") // "check.date.format"
 */
export function dateIssue(text: string): CoreMessageId | null {
  const [start, end] = parseDates(text.trim()) ?? [];
  if (start === undefined) return "check.date.format";
  if (end === undefined) return null;
  // "2020-05/2020" ends with the year, after its start: only the digits that both have are compared.
  const digits = Math.min(start.text.length, end.text.length);
  return end.text.slice(0, digits) < start.text.slice(0, digits) ? "check.date.order" : null;
}

/** Returns what is wrong with a publication date, which is required; `null` when nothing is. */
export function publicationDateIssue(text: string): CoreMessageId | null {
  return text.trim() === "" ? "check.publicationDate.required" : dateIssue(text);
}
