import { type Json, type JsonObject, isJsonObject } from "../shared/json.ts";

type Place = readonly string[];

/** Every place that holds the value: the ids of vocabularies, and all others. */
function placesOf(value: Json | undefined, wanted: string, path: Place): readonly Place[] {
  if (value === wanted) return [path];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => placesOf(item, wanted, [...path, name]));
}

/**
 * Where a refusal without a path belongs: "Invalid value klingon." names the value, and the fields that hold it in what
 * was sent are meant (wire 2.1). It speaks of vocabularies: where an id says it, a text that says the same is left alone.
 * Several rows may hold it; none is an empty list.
 */
export function locateRefusedValue(message: string, payload: JsonObject): readonly Place[] {
  const value = /^Invalid value (.+)\.$/su.exec(message)?.[1];
  if (value === undefined) return [];
  const places = ["metadata", "custom_fields"].flatMap((root) => placesOf(payload[root], value, [root]));
  const ids = places.filter((place) => place.at(-1) === "id");
  return ids.length > 0 ? ids : places;
}
