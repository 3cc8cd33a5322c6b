import type { DepositValues, FieldPath, Json } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asList } from "@deposit/core/internal";
import { isFilled } from "../store/isFilled.ts";

/**
 * The path of a field in the values, of one that the server counts as it was sent: rows of custom fields have no keys, and
 * those in which nothing is written were not sent. Other paths stay as they are.
 *
 * @example pathAsTyped(values, ["custom_fields", "sea:cruises", "0"]) // ["custom_fields", "sea:cruises", "1"] after an empty row
 */
export function pathAsTyped(values: DepositValues, path: FieldPath): FieldPath {
  if (path[0] !== "custom_fields" || path.length < 3) return path;
  let found: Json | undefined = values.custom_fields;
  const typed = path.slice(1).map((segment) => {
    const place = Array.isArray(found) ? placeOf(asList(found), segment) : segment;
    found = Array.isArray(found) ? asList(found)[Number(place)] : isJsonObject(found) ? found[place] : undefined;
    return place;
  });
  return ["custom_fields", ...typed];
}

function placeOf(list: readonly Json[], sent: string): string {
  const places = list.flatMap((item, index) => (isFilled(item) ? [String(index)] : []));
  return places[Number(sent)] ?? sent;
}
