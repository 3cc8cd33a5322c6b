import type { LocaleName } from "./localeNames.ts";
import type { CatalogueTexts } from "./readCatalogue.ts";

/** Loads a compiled catalogue of a language. */
export type CatalogueLoader = () => Promise<{ readonly texts: CatalogueTexts }>;

/**
 * The catalogues other than English (docs/platform/product.md 9.5). Each is a chunk of its own, and so is this list,
 * which an English page does not need. `lazyCatalogues.ts` lists their lazy messages. The imports are literal, since
 * bundlers cannot find computed ones.
 */
export const localeLoaders: Readonly<Record<LocaleName, CatalogueLoader>> = {
  ar_SA: () => import("./locales/ar_SA.ts"),
  bg_BG: () => import("./locales/bg_BG.ts"),
  ca_ES: () => import("./locales/ca_ES.ts"),
  cs_CZ: () => import("./locales/cs_CZ.ts"),
  da_DK: () => import("./locales/da_DK.ts"),
  de_DE: () => import("./locales/de_DE.ts"),
  el_GR: () => import("./locales/el_GR.ts"),
  es_ES: () => import("./locales/es_ES.ts"),
  es_MX: () => import("./locales/es_MX.ts"),
  fa_IR: () => import("./locales/fa_IR.ts"),
  fi_FI: () => import("./locales/fi_FI.ts"),
  fr_FR: () => import("./locales/fr_FR.ts"),
  gl_ES: () => import("./locales/gl_ES.ts"),
  he_IL: () => import("./locales/he_IL.ts"),
  hi_IN: () => import("./locales/hi_IN.ts"),
  hr_HR: () => import("./locales/hr_HR.ts"),
  hu_HU: () => import("./locales/hu_HU.ts"),
  id_ID: () => import("./locales/id_ID.ts"),
  is_IS: () => import("./locales/is_IS.ts"),
  it_IT: () => import("./locales/it_IT.ts"),
  ja_JP: () => import("./locales/ja_JP.ts"),
  ko_KR: () => import("./locales/ko_KR.ts"),
  nb_NO: () => import("./locales/nb_NO.ts"),
  nl_NL: () => import("./locales/nl_NL.ts"),
  pl_PL: () => import("./locales/pl_PL.ts"),
  pt_BR: () => import("./locales/pt_BR.ts"),
  pt_PT: () => import("./locales/pt_PT.ts"),
  ro_RO: () => import("./locales/ro_RO.ts"),
  ru_RU: () => import("./locales/ru_RU.ts"),
  sk_SK: () => import("./locales/sk_SK.ts"),
  sr_RS_Cyrillic: () => import("./locales/sr_RS_Cyrillic.ts"),
  sr_RS_Latin: () => import("./locales/sr_RS_Latin.ts"),
  sv_SE: () => import("./locales/sv_SE.ts"),
  th_TH: () => import("./locales/th_TH.ts"),
  tr_TR: () => import("./locales/tr_TR.ts"),
  uk_UA: () => import("./locales/uk_UA.ts"),
  uz_UZ: () => import("./locales/uz_UZ.ts"),
  vi_VN: () => import("./locales/vi_VN.ts"),
  zh_CN: () => import("./locales/zh_CN.ts"),
  zh_TW: () => import("./locales/zh_TW.ts"),
};
