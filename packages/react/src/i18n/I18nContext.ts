import { createContext } from "react";
import { createI18n, type FormI18n } from "./createI18n.ts";
import { SOURCE_LOCALE } from "./findLocale.ts";

/**
 * The form's own language. Not lingui's React context on purpose: a host's widget drawn inside the form that asks for
 * its own translations must not be answered with ours. Without a provider everything speaks English.
 */
export const I18nContext = createContext<FormI18n>(createI18n(SOURCE_LOCALE, {}, {}));
