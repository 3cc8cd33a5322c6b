import type { Entry } from "./catalogue.ts";

/** All languages of ISO 639-3, under the names the standard gives them (English). */
export async function loadLanguages(): Promise<readonly Entry[]> {
  const { iso6393 } = await import("iso-639-3");
  return iso6393.map((language) => ({
    id: language.iso6393,
    title: { en: language.name },
    tags: language.scope === "special" ? ["special-scope", "special-type"] : [language.scope, language.type],
    props: { alpha_2: language.iso6391 ?? "" },
  }));
}
