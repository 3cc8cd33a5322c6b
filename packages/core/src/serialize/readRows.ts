import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";

function isHollow(value: unknown): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isHollow);
}

/**
 * The rows of a list of the metadata; `null` where it is no list, or has something else than rows among them: then the form
 * shows none, and it goes back as it came unless rows take its place. The skeleton of a new record holds rows full of nulls
 * (wire 2.6); they are no rows.
 */
export function readRows(value: Json | undefined): readonly JsonObject[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.filter((row: Json) => !isHollow(row));
  return rows.every(isJsonObject) ? rows : null;
}
