import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { de_DE } from "./de_DE.ts";
import { en_US, type WordId } from "./en_US.ts";

/** The languages of the host page, by the name that the deposit form knows them by. */
export const locales = { en_US: "English", de_DE: "Deutsch" } as const;

/** A language of the host page. */
export type Locale = keyof typeof locales;

const catalogues: Record<Locale, Record<WordId, string>> = { en_US, de_DE };

/** The language tag that browsers and `Intl` know, `de-DE` for `de_DE`. */
export function languageTag(locale: Locale): string {
  return locale.replace("_", "-");
}

/** Says a sentence by its id. */
export type Say = (id: WordId, values?: Record<string, string | number>) => string;

/** The host's sentences in one language. */
export function sayIn(locale: Locale): Say {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages: catalogues[locale] });
  return (id, values) => i18n._(id, values);
}
