import type { Messages } from "@lingui/core";

/** Loads one compiled catalogue. */
export type LocaleLoader = () => Promise<{ readonly messages: Messages }>;

/** The catalogues of this package beside English, each loaded when it is asked for. */
export const localeLoaders: Readonly<Record<string, LocaleLoader>> = {
  de_DE: () => import("./locales/de_DE.ts"),
};
