import { createContext, useContext } from "react";
import type { Theme } from "./preferences.ts";
import { type Locale, type Translate, translateIn } from "../i18n/translate.ts";

/** The host's settings for all components: language, messages and theme. */
export interface Host {
  readonly locale: Locale;
  readonly t: Translate;
  readonly theme: Theme;
  readonly setLocale: (locale: Locale) => void;
  readonly setTheme: (theme: Theme) => void;
}

/** Provided by `App`. */
export const HostContext = createContext<Host>({
  locale: "en_US",
  t: translateIn("en_US"),
  theme: "light",
  setLocale: () => undefined,
  setTheme: () => undefined,
});

export function useHost(): Host {
  return useContext(HostContext);
}
