import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { de_DE } from "./de_DE.ts";
import { en_US, type MessageId } from "./en_US.ts";

/** The languages of the deposit form, by locale name. */
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

const catalogues: Partial<Record<Locale, Record<MessageId, string>>> = { en_US, de_DE };

/** The languages with messages of the host. In others its messages are in English. */
export const translatedLocales: readonly Locale[] = locales.filter((locale) => locale in catalogues);

/** Returns whether a text is a locale of the form. */
export function isLocale(text: string | null): text is Locale {
  return locales.some((locale) => locale === text);
}

const scripts: Readonly<Record<string, string>> = { Cyrillic: "Cyrl", Latin: "Latn" };

/** Returns the BCP 47 tag of a locale: `de-DE` for `de_DE`. */
export function languageTag(locale: Locale): string {
  const [language = "", country = "", script = ""] = locale.split("_");
  return [language, scripts[script], country].filter(Boolean).join("-");
}

/** Returns the writing direction of a language. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return ["ar", "fa", "he"].includes(languageOf(locale)) ? "rtl" : "ltr";
}

/**
 * Returns the name of a language in that language, with its country or script if several locales share the language.
 */
export function nameOf(locale: Locale): string {
  const isAlone = locales.every((other) => other === locale || languageOf(other) !== languageOf(locale));
  const tag = languageTag(locale);
  return new Intl.DisplayNames(tag, { type: "language" }).of(isAlone ? languageOf(locale) : tag) ?? tag;
}

const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** Translates a message. */
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** Returns the translation function of a language, or of English. */
export function translateIn(locale: Locale): Translate {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  const messagesLocale = translatedLocales.includes(locale) ? locale : "en_US";
  i18n.loadAndActivate({
    locale: messagesLocale,
    locales: languageTag(messagesLocale),
    messages: catalogues[messagesLocale] ?? en_US,
  });
  return (id, values) => i18n._(id, values);
}
