import type { DateValue } from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { type Json, type JsonObject, asObject, asText } from "../shared/json.ts";
import { readId, writeId } from "./vocabularyField.ts";

/** A date of the record as a row of the form. */
export function decodeDate(json: Json): DateValue {
  const entry = asObject(json);
  return {
    key: newRowKey(),
    date: asText(entry["date"]),
    type: readId(entry["type"]),
    description: asText(entry["description"]),
  };
}

/** The row as the wire wants it. */
export function encodeDate({ date, type, description }: DateValue): JsonObject {
  return { date: writeDate(date), type: writeId(type), description };
}

/** Dates that begin in the year 0 or before, over which the platform fails as it does over those below; not in a thesis. */
const early = /^\s*[/?~%]?\s*(-[\dX]{4}|[0X]{4})/;

/**
 * Dates of the standard (EDTF) over which the platform fails as a whole (500, nothing is saved), each asked of 14.0.5:
 * "2004/..", "[..2004]", "2004-21" (a season), "20X0", "2004-1X" and "2004-XX/2005".
 */
const failing =
  /^\s*(\[?\.\.|\d{4}-(2[1-9]|3\d|4[01])\s*$|\d{4}-XX\s*\/)|(\/\s*(\.\.|\d{4}-XX)|(\d{4}-(\d\d-)?(\dX|X\d)|\b(?=[\dX]{4}\b)[\dX]*X\d+)(\s*\/.*)?)\s*$/;

/**
 * A date as it is sent. One over which the platform would fail goes as a text that is surely no date: it is refused at its
 * field, and all else is saved. Any other goes as it is: the platform keeps dates that the form does not take, as "19XX".
 */
export function writeDate(date: string): string {
  return early.test(date) ? `!${date}` : writeThesisDate(date);
}

/**
 * What the platform stores as a publication date and then cannot put into words, so that it answers 500 whenever the draft,
 * or a list with it, is read: a year not known in full, an interval with an end left out, uncertain or a season.
 */
const unreadable =
  /^(?=[\s/]*[\dX]{4}[\s\dSX/?~%-]*$)(\s*\/|[\s\dX]*X\s*(\/[\s\dX]*X\s*)?$|.*(\/|[?~%]|\d{4}-(2[1-9]|3\d|4[01]))\s*(\/|$))/;

/** A publication date as it is sent: as any other, but that the platform has to be able to read it again. */
export function writePublicationDate(date: string): string {
  return unreadable.test(date) ? `!${date}` : writeDate(date);
}

/** A date of a thesis as it is sent: as any other, but that it may be as early as it likes. */
export function writeThesisDate<Value>(date: Value): Value | string {
  return typeof date === "string" && failing.test(date) ? `!${date}` : date;
}
