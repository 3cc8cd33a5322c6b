import { languageTag, SOURCE_LOCALE } from "./findLocale.ts";
import { type Catalogue, formatMessage, type MessageValues } from "./formatMessage.ts";
import { messages as english } from "./locales/en_US.ts";
import type { MessageId } from "./messages.ts";

/** A host's own words by message id, in ICU message syntax. Ids of other packages' sentences may be among them. */
export type MessageOverrides = Readonly<Partial<Record<MessageId, string>>> & Readonly<Record<string, string>>;

/** The words of one form: in one language, and English for what is not translated. */
export interface FormI18n {
  /** For `Intl` and `lang`, such as `de-DE`. */
  readonly tag: string;
  /** A sentence by its id; the id itself where there is none. */
  readonly say: (id: string, values?: MessageValues) => string;
}

const englishTag = languageTag(SOURCE_LOCALE);

/**
 * Says the sentences of a catalogue, of the host before ours. One that falls to English is put together by English rules:
 * Japanese has no singular, and would say "1 rows".
 */
export function createI18n(locale: string, catalogue: Catalogue, overrides: Catalogue): FormI18n {
  const tag = languageTag(locale);
  return {
    tag,
    say(id, values) {
      const own = overrides[id] ?? catalogue[id];
      if (own !== undefined) return formatMessage(own, tag, values);
      return formatMessage(english[id] ?? id, englishTag, values);
    },
  };
}
