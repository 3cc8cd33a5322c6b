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

/**
 * A date as it is sent. One that begins in the year 0 or before makes the platform fail over the whole record (500,
 * nothing is saved): it goes as a text that is no date, which is refused at its field like any other.
 */
export function writeDate(date: string): string {
  return /^\s*(-\d{4}|0000)/.test(date) ? `!${date}` : date;
}
