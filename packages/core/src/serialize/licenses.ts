import type { LicenseValue } from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { type Json, type JsonObject, asObject, asText } from "../shared/json.ts";
import { readLocalized, writeLocalized } from "./localizedText.ts";

/**
 * A licence of the record as a row of the form. Title and description are read by language; the localised
 * originals stay in `unedited`. A standard licence's link is its vocabulary entry's address.
 */
export function decodeLicense(json: Json, locale: string): LicenseValue {
  const license = asObject(json);
  const id = asText(license["id"]);
  const texts = {
    title: asText(license["title_l10n"]) || readLocalized(license["title"], locale),
    description: asText(license["description_l10n"]) || readLocalized(license["description"], locale),
    link: asText(license["link"]) || asText(asObject(license["props"])["url"]),
  };
  return id === ""
    ? { key: newRowKey(), ...texts, unedited: { title: license["title"], description: license["description"] } }
    : { key: newRowKey(), id, ...texts };
}

/** The row as the wire wants it: `{id}` for a standard licence, localised texts and the link for a custom one. */
export function encodeLicense({ id, title, description, link, unedited }: LicenseValue, locale: string): JsonObject {
  if (id !== undefined) return { id };
  return {
    title: title === "" ? undefined : writeLocalized(title, unedited?.["title"], locale),
    description: description === "" ? undefined : writeLocalized(description, unedited?.["description"], locale),
    link,
  };
}
