import * as z from "zod/mini";
import { setYear } from "date-fns/setYear";
import type { CoreMessageId } from "../messages.ts";
import { required } from "./required.ts";

/** A date that was understood: from its first to its last day, and how exactly it was given. */
export interface ParsedDate {
  readonly precision: "year" | "month" | "day";
  readonly date: Date;
  readonly text: string;
}

// The calendar has no year 0, though the standard of writing dates has.
const written = /^(?!0000)\d{4}(-\d{2}){0,2}$/;

/** How exactly a date of so many characters is given. */
const precisions: Readonly<Record<number, ParsedDate["precision"]>> = { 4: "year", 7: "month", 10: "day" };

/** YYYY, YYYY-MM or YYYY-MM-DD as a day of the calendar (local midnight), or `null` for anything else. */
export function parseDate(text: string): ParsedDate | null {
  const precision = written.test(text) ? precisions[text.length] : undefined;
  if (precision === undefined) return null;
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  // A day or month that its year does not have runs over into the next; 1904 (written 4) has a 29 February.
  const date = setYear(new Date(4, month - 1, day), year);
  return date.getMonth() === month - 1 && date.getDate() === day ? { precision, date, text } : null;
}

/** The date, or the start and the end of the interval DATE/DATE; `null` when it is neither. */
export function parseDates(text: string): readonly ParsedDate[] | null {
  const parts = text.split("/");
  if (parts.length > 2) return null;
  const understood = parts.map(parseDate).filter((date) => date !== null);
  return understood.length === parts.length ? understood : null;
}

/**
 * What is wrong with a publication date or an entry of the dates section, `null` when nothing is (specification 5).
 * Takes YYYY, YYYY-MM, YYYY-MM-DD and DATE/DATE, valid by the calendar, the interval's end not before its start.
 *
 * @example dateIssue("2024-02-30") // "check.date.format"
 */
export function dateIssue(text: string): CoreMessageId | null {
  const dates = parseDates(text.trim());
  const [start, end] = dates ?? [];
  if (start === undefined) return "check.date.format";
  if (end === undefined) return null;
  // "2020-05/2020" ends with the year, after its start: compared to what both say.
  const digits = Math.min(start.text.length, end.text.length);
  return end.text.slice(0, digits) < start.text.slice(0, digits) ? "check.date.order" : null;
}

/** One entry of the dates section: date and type (specification 5). */
export const dateSchema = z
  .object({ date: required("check.date.required"), type: required("check.type.required"), description: z.string() })
  .check(
    z.check<{ date: string }>(({ value, issues }) => {
      const message = value.date.trim() === "" ? null : dateIssue(value.date);
      if (message !== null) issues.push({ code: "custom", message, path: ["date"], input: value.date });
    }),
  );
