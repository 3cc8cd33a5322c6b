import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { de_DE } from "./de_DE.ts";
import { en_US, type WordId } from "./en_US.ts";

/** The languages that the deposit form can be shown in, by the names that it knows them by. */
export const locales = [
  "ar_SA",
  "bg_BG",
  "ca_ES",
  "cs_CZ",
  "da_DK",
  "de_DE",
  "el_GR",
  "en_US",
  "es_ES",
  "es_MX",
  "fa_IR",
  "fi_FI",
  "fr_FR",
  "gl_ES",
  "he_IL",
  "hi_IN",
  "hr_HR",
  "hu_HU",
  "id_ID",
  "is_IS",
  "it_IT",
  "ja_JP",
  "ko_KR",
  "nb_NO",
  "nl_NL",
  "pl_PL",
  "pt_BR",
  "pt_PT",
  "ro_RO",
  "ru_RU",
  "sk_SK",
  "sr_RS_Cyrillic",
  "sr_RS_Latin",
  "sv_SE",
  "th_TH",
  "tr_TR",
  "uk_UA",
  "uz_UZ",
  "vi_VN",
  "zh_CN",
  "zh_TW",
] as const;

/** A language of the deposit form. */
export type Locale = (typeof locales)[number];

const catalogues: Partial<Record<Locale, Record<WordId, string>>> = { en_US, de_DE };

/** The languages in which the host page has words of its own; in the others it says them in English. */
export const spoken: readonly Locale[] = locales.filter((locale) => locale in catalogues);

/** Whether a text names a language of the form. */
export function isLocale(text: string | null): text is Locale {
  return locales.some((locale) => locale === text);
}

const scripts: Readonly<Record<string, string>> = { Cyrillic: "Cyrl", Latin: "Latn" };

/** The language tag that browsers and `Intl` know, `de-DE` for `de_DE`. */
export function languageTag(locale: Locale): string {
  const [language = "", country = "", script = ""] = locale.split("_");
  return [language, scripts[script], country].filter(Boolean).join("-");
}

/** The writing direction of a language. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return ["ar", "fa", "he"].includes(languageOf(locale)) ? "rtl" : "ltr";
}

/** What a language calls itself, with its country or script where another one goes by the same name. */
export function nameOf(locale: Locale): string {
  const isAlone = locales.every((other) => other === locale || languageOf(other) !== languageOf(locale));
  const tag = languageTag(locale);
  return new Intl.DisplayNames(tag, { type: "language" }).of(isAlone ? languageOf(locale) : tag) ?? tag;
}

const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** Says a sentence by its id. */
export type Say = (id: WordId, values?: Record<string, string | number>) => string;

/** The host's sentences in one language, or in English. */
export function sayIn(locale: Locale): Say {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  const words = spoken.includes(locale) ? locale : "en_US";
  i18n.loadAndActivate({ locale: words, locales: languageTag(words), messages: catalogues[words] ?? en_US });
  return (id, values) => i18n._(id, values);
}
