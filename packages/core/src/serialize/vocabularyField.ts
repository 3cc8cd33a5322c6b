import type { VocabularyChoice } from "../record/values.ts";
import { type Json, type JsonObject, asList, asObject, asText, isJsonObject } from "../shared/json.ts";
import { readLocalized } from "./localizedText.ts";

/** The id of a vocabulary value, sent as `{id, …}` or as the plain id. */
export function readId(value: Json | undefined): string {
  return isJsonObject(value) ? asText(value["id"]) : asText(value);
}

/** `{id}` for an id; that of "" is pruned with all else that is empty. */
export function writeId(id: string): JsonObject {
  return { id };
}

/** The chosen entry with the title to show for it: localised by the server where it is, else read by language. */
export function readChoice(value: Json | undefined, locale: string): VocabularyChoice | null {
  const id = readId(value);
  if (id === "") return null;
  const entry = asObject(value);
  return { id, title: asText(entry["title_l10n"]) || readLocalized(entry["title"], locale) };
}

/** The chosen entries of a list. */
export function readChoices(value: Json | undefined, locale: string): readonly VocabularyChoice[] {
  return asList(value)
    .map((entry) => readChoice(entry, locale))
    .filter((choice) => choice !== null);
}
