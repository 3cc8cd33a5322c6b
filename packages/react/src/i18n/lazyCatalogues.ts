import type { CatalogueLoader } from "./localeLoaders.ts";
import type { LocaleName } from "./localeNames.ts";

export { messages as lazyEnglish } from "./locales/lazy/en_US.ts";

/**
 * The lazy messages in the languages other than English, by the names in `localeNames.ts`. Loaded with the first lazy
 * part.
 */
export const lazyCatalogueLoaders: Readonly<Record<LocaleName, CatalogueLoader>> = {
  ar_SA: () => import("./locales/lazy/ar_SA.ts"),
  bg_BG: () => import("./locales/lazy/bg_BG.ts"),
  ca_ES: () => import("./locales/lazy/ca_ES.ts"),
  cs_CZ: () => import("./locales/lazy/cs_CZ.ts"),
  da_DK: () => import("./locales/lazy/da_DK.ts"),
  de_DE: () => import("./locales/lazy/de_DE.ts"),
  el_GR: () => import("./locales/lazy/el_GR.ts"),
  es_ES: () => import("./locales/lazy/es_ES.ts"),
  es_MX: () => import("./locales/lazy/es_MX.ts"),
  fa_IR: () => import("./locales/lazy/fa_IR.ts"),
  fi_FI: () => import("./locales/lazy/fi_FI.ts"),
  fr_FR: () => import("./locales/lazy/fr_FR.ts"),
  gl_ES: () => import("./locales/lazy/gl_ES.ts"),
  he_IL: () => import("./locales/lazy/he_IL.ts"),
  hi_IN: () => import("./locales/lazy/hi_IN.ts"),
  hr_HR: () => import("./locales/lazy/hr_HR.ts"),
  hu_HU: () => import("./locales/lazy/hu_HU.ts"),
  id_ID: () => import("./locales/lazy/id_ID.ts"),
  is_IS: () => import("./locales/lazy/is_IS.ts"),
  it_IT: () => import("./locales/lazy/it_IT.ts"),
  ja_JP: () => import("./locales/lazy/ja_JP.ts"),
  ko_KR: () => import("./locales/lazy/ko_KR.ts"),
  nb_NO: () => import("./locales/lazy/nb_NO.ts"),
  nl_NL: () => import("./locales/lazy/nl_NL.ts"),
  pl_PL: () => import("./locales/lazy/pl_PL.ts"),
  pt_BR: () => import("./locales/lazy/pt_BR.ts"),
  pt_PT: () => import("./locales/lazy/pt_PT.ts"),
  ro_RO: () => import("./locales/lazy/ro_RO.ts"),
  ru_RU: () => import("./locales/lazy/ru_RU.ts"),
  sk_SK: () => import("./locales/lazy/sk_SK.ts"),
  sr_RS_Cyrillic: () => import("./locales/lazy/sr_RS_Cyrillic.ts"),
  sr_RS_Latin: () => import("./locales/lazy/sr_RS_Latin.ts"),
  sv_SE: () => import("./locales/lazy/sv_SE.ts"),
  th_TH: () => import("./locales/lazy/th_TH.ts"),
  tr_TR: () => import("./locales/lazy/tr_TR.ts"),
  uk_UA: () => import("./locales/lazy/uk_UA.ts"),
  uz_UZ: () => import("./locales/lazy/uz_UZ.ts"),
  vi_VN: () => import("./locales/lazy/vi_VN.ts"),
  zh_CN: () => import("./locales/lazy/zh_CN.ts"),
  zh_TW: () => import("./locales/lazy/zh_TW.ts"),
};
