import { useContext } from "react";
import { directionOf } from "./findLocale.ts";
import { I18nContext } from "./I18nContext.ts";

/** The current language of the form. */
export interface SpokenLocale {
  /** The language tag for `Intl` (`de-DE`). */
  readonly tag: string;
  /** The language tag for `lang`: the language of the messages, which is English without translations (WCAG 3.1.2). */
  readonly spokenTag: string;
  /** The writing direction. */
  readonly dir: "ltr" | "rtl";
}

/** Returns the current languages and writing direction of the form. */
export function useLocale(): SpokenLocale {
  const { tag, spokenTag } = useContext(I18nContext);
  return { tag, spokenTag, dir: directionOf(tag) };
}
