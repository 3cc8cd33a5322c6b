import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag } from "./findLocale.ts";
import { messages as english } from "./locales/en_US.ts";
import type { MessageId } from "./messages.ts";

/** A host's own words by message id, in ICU message syntax. Ids of other packages' sentences may be among them. */
export type MessageOverrides = Readonly<Partial<Record<MessageId, string>>> & Readonly<Record<string, string>>;

/** An instance of its own, so that a host's catalogues and ours never meet; English fills what is not translated. */
export function createI18n(locale: string, catalogue: Messages, overrides: Messages): I18n {
  const tag = languageTag(locale);
  return setupI18n({ locale: tag, messages: { [tag]: { ...english, ...catalogue, ...overrides } } });
}
