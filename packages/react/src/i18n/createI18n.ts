import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { languageTag, SOURCE_LOCALE } from "./findLocale.ts";
import { messages as english } from "./locales/en_US.ts";
import type { MessageId } from "./messages.ts";

/** A host's own words by message id, in ICU message syntax. Ids of other packages' sentences may be among them. */
export type MessageOverrides = Readonly<Partial<Record<MessageId, string>>> & Readonly<Record<string, string>>;

/** What goes into the gaps of a sentence. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The words of one form: in one language, and English for what is not translated. */
export interface FormI18n {
  /** For `Intl` and `lang`, such as `de-DE`. */
  readonly tag: string;
  /** A sentence by its id; the id itself where there is none. */
  readonly say: (id: string, values?: MessageValues) => string;
}

const speak = (tag: string, messages: Messages): I18n => setupI18n({ locale: tag, messages: { [tag]: messages } });
const inEnglish = speak(languageTag(SOURCE_LOCALE), english);

/**
 * Instances of its own, so that a host's catalogues and ours never meet. A sentence that falls to English is put
 * together by English rules: Japanese has no singular, and would say "1 rows".
 */
export function createI18n(locale: string, catalogue: Messages, overrides: Messages): FormI18n {
  const tag = languageTag(locale);
  const messages = { ...catalogue, ...overrides };
  const translated = speak(tag, messages);
  return { tag, say: (id, values) => (id in messages ? translated : inEnglish)._(id, { ...values }) };
}
