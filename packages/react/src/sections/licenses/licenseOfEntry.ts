import type { LicenseValue, VocabularyEntry } from "@deposit/core";

/** A licence of the vocabulary as a row of the form, under the key it is to have. */
export function licenseOfEntry({ id, title, description, props }: VocabularyEntry, key: string): LicenseValue {
  return { key, id, title, description, link: props["url"] ?? "" };
}
