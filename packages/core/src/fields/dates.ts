import * as z from "zod/mini";
import { required } from "./required.ts";
import { dateIssue } from "./parseDate.ts";
import { type PartsRow, type RowOf, rowOf } from "./rows.ts";
import { textPart } from "./text.ts";
import { vocabularyPart } from "./vocabulary.ts";

/** Dates that begin in the year 0 or before. The platform answers 500 to them, except in a thesis. */
const early = /^\s*[/?~%]?\s*(-[\dX]{4}|[0X]{4})/;

/**
 * Dates of the standard (EDTF) to which 14.0.5 answers 500, so that nothing is saved: "2004/..", "[..2004]", "2004-21"
 * (a season), "20X0", "2004-1X" and "2004-XX/2005".
 */
const failing =
  /^\s*(\[?\.\.|\d{4}-(2[1-9]|3\d|4[01])\s*$|\d{4}-XX\s*\/)|(\/\s*(\.\.|\d{4}-XX)|(\d{4}-(\d\d-)?(\dX|X\d)|\b(?=[\dX]{4}\b)[\dX]*X\d+)(\s*\/.*)?)\s*$/;

/**
 * Publication dates that the platform stores and cannot format. It answers 500 then whenever the draft, or a list with
 * it, is read. They are years that are not known in full, and intervals with an end that is absent, uncertain or a season.
 */
const unreadable =
  /^(?=[\s/]*[\dX]{4}[\s\dSX/?~%-]*$)(\s*\/|[\s\dX]*X\s*(\/[\s\dX]*X\s*)?$|.*(\/|[?~%]|\d{4}-(2[1-9]|3\d|4[01]))\s*(\/|$))/;

/**
 * Returns a date as it is sent. A date that makes the platform fail gets a "!", which is no date: it is refused at its
 * field, and everything else is saved. Other dates are sent unchanged, since the platform keeps more forms than this
 * form accepts, such as "19XX".
 */
export function writeDate(date: string): string {
  return early.test(date) ? `!${date}` : writeThesisDate(date);
}

/** Returns a publication date as it is sent: as `writeDate`, and only if the platform can read it again. */
export function writePublicationDate(date: string): string {
  return unreadable.test(date) ? `!${date}` : writeDate(date);
}

/** Returns a date of a thesis as it is sent: as `writeDate`, however early it is. */
export function writeThesisDate<Value>(date: Value): Value | string {
  return typeof date === "string" && failing.test(date) ? `!${date}` : date;
}

/** Validates an entry of the dates section. */
export const dateSchema = z
  .object({ date: required("check.date.required"), type: required("check.type.required"), description: z.string() })
  .check(
    z.check<{ date: string }>(({ value, issues }) => {
      const message = value.date.trim() === "" ? null : dateIssue(value.date);
      if (message !== null) issues.push({ code: "custom", message, path: ["date"], input: value.date });
    }),
  );

const dateParts = { date: textPart({ write: writeDate }), type: vocabularyPart, description: textPart() };

/** One date: a day, month, year or interval (EDTF level 0), its type, and what it means. */
export interface DateValue extends RowOf<typeof dateParts> {}

/** One entry of the dates section. */
export const dateRow: PartsRow<DateValue> = rowOf(dateParts, {
  schema: dateSchema,
  identify: ({ date, type }) => (date === "" ? "" : `${type} ${date}`),
});
