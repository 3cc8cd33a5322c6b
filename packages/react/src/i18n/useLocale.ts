import { useContext } from "react";
import { directionOf } from "./findLocale.ts";
import { I18nContext } from "./I18nContext.ts";

/** The language tag for `Intl` and `lang` (`de-DE`) and the writing direction that the form speaks now. */
export function useLocale(): { readonly tag: string; readonly dir: "ltr" | "rtl" } {
  const { tag } = useContext(I18nContext);
  return { tag, dir: directionOf(tag) };
}
