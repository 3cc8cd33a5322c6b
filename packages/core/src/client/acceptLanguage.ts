const scripts: Readonly<Record<string, string>> = { Cyrillic: "Cyrl", Latin: "Latn" };

/** The language tag of a locale of specification 9: `de_DE` is `de-DE`, `sr_RS_Latin` is `sr-Latn-RS`. */
function languageTag(locale: string): string {
  const [language = "en", ...rest] = locale.split(/[-_]/u);
  const script = rest.map((part) => scripts[part]).find((found) => found !== undefined);
  const region = rest.find((part) => /^([A-Za-z]{2}|\d{3})$/u.test(part));
  return [language, script, region].filter((part) => part !== undefined).join("-");
}

/** The `Accept-Language` for a locale: the locale, its language, then English. */
export function acceptLanguage(locale: string): string {
  const tag = languageTag(locale);
  const language = tag.split("-")[0] ?? tag;
  const wanted = [tag, language, "en"].filter((one, index, all) => all.indexOf(one) === index);
  return wanted.map((one, index) => (index === 0 ? one : `${one};q=${(1 - index * 0.2).toFixed(1)}`)).join(", ");
}
