import { createContext } from "react";
import { createI18n, type FormI18n } from "./createI18n.ts";
import { SOURCE_LOCALE } from "./findLocale.ts";

/**
 * The language of the form. It is separate from lingui's React context, so that a host's widget inside the form gets
 * its own translations. Without a provider everything is English.
 */
export const I18nContext = createContext<FormI18n>(createI18n(SOURCE_LOCALE, {}, {}));
