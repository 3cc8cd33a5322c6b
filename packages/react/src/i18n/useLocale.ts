import { useContext } from "react";
import { directionOf } from "./findLocale.ts";
import { I18nContext } from "./I18nContext.ts";

/** How the form speaks now. */
export interface SpokenLocale {
  /** The language tag for `Intl` (`de-DE`). */
  readonly tag: string;
  /** That for `lang`: of the sentences, which are English where nobody has translated them (WCAG 3.1.2). */
  readonly spokenTag: string;
  /** The writing direction. */
  readonly dir: "ltr" | "rtl";
}

/** The languages and the writing direction that the form has now. */
export function useLocale(): SpokenLocale {
  const { tag, spokenTag } = useContext(I18nContext);
  return { tag, spokenTag, dir: directionOf(tag) };
}
