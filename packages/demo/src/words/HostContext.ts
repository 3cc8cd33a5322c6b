import { createContext, useContext } from "react";
import type { Theme } from "./preferences.ts";
import { type Locale, type Say, sayIn } from "./words.ts";

/** What every part of the host page knows: language, words and colours. */
export interface Host {
  readonly locale: Locale;
  readonly say: Say;
  readonly theme: Theme;
  readonly setLocale: (locale: Locale) => void;
  readonly setTheme: (theme: Theme) => void;
}

/** Given once, by `App`. */
export const HostContext = createContext<Host>({
  locale: "en_US",
  say: sayIn("en_US"),
  theme: "light",
  setLocale: () => undefined,
  setTheme: () => undefined,
});

export function useHost(): Host {
  return useContext(HostContext);
}
