import type { CatalogueTexts } from "./readCatalogue.ts";

type LoadTexts = () => Promise<{ readonly texts: CatalogueTexts }>;

/** Loads the two compiled catalogues of a language: what a page says at once, and what late parts say. */
export type LocaleLoader = readonly [atOnce: LoadTexts, late: LoadTexts];

/**
 * The catalogues of this package beside English (specification 9), each two chunks of its own that are loaded when they are
 * asked for. Written out, since bundlers find no `import()` whose address is made while the page runs.
 */
export const localeLoaders: Readonly<Record<string, LocaleLoader>> = {
  ar_SA: [() => import("./locales/ar_SA.ts"), () => import("./locales/late/ar_SA.ts")],
  bg_BG: [() => import("./locales/bg_BG.ts"), () => import("./locales/late/bg_BG.ts")],
  ca_ES: [() => import("./locales/ca_ES.ts"), () => import("./locales/late/ca_ES.ts")],
  cs_CZ: [() => import("./locales/cs_CZ.ts"), () => import("./locales/late/cs_CZ.ts")],
  da_DK: [() => import("./locales/da_DK.ts"), () => import("./locales/late/da_DK.ts")],
  de_DE: [() => import("./locales/de_DE.ts"), () => import("./locales/late/de_DE.ts")],
  el_GR: [() => import("./locales/el_GR.ts"), () => import("./locales/late/el_GR.ts")],
  es_ES: [() => import("./locales/es_ES.ts"), () => import("./locales/late/es_ES.ts")],
  es_MX: [() => import("./locales/es_MX.ts"), () => import("./locales/late/es_MX.ts")],
  fa_IR: [() => import("./locales/fa_IR.ts"), () => import("./locales/late/fa_IR.ts")],
  fi_FI: [() => import("./locales/fi_FI.ts"), () => import("./locales/late/fi_FI.ts")],
  fr_FR: [() => import("./locales/fr_FR.ts"), () => import("./locales/late/fr_FR.ts")],
  gl_ES: [() => import("./locales/gl_ES.ts"), () => import("./locales/late/gl_ES.ts")],
  he_IL: [() => import("./locales/he_IL.ts"), () => import("./locales/late/he_IL.ts")],
  hi_IN: [() => import("./locales/hi_IN.ts"), () => import("./locales/late/hi_IN.ts")],
  hr_HR: [() => import("./locales/hr_HR.ts"), () => import("./locales/late/hr_HR.ts")],
  hu_HU: [() => import("./locales/hu_HU.ts"), () => import("./locales/late/hu_HU.ts")],
  id_ID: [() => import("./locales/id_ID.ts"), () => import("./locales/late/id_ID.ts")],
  is_IS: [() => import("./locales/is_IS.ts"), () => import("./locales/late/is_IS.ts")],
  it_IT: [() => import("./locales/it_IT.ts"), () => import("./locales/late/it_IT.ts")],
  ja_JP: [() => import("./locales/ja_JP.ts"), () => import("./locales/late/ja_JP.ts")],
  ko_KR: [() => import("./locales/ko_KR.ts"), () => import("./locales/late/ko_KR.ts")],
  nb_NO: [() => import("./locales/nb_NO.ts"), () => import("./locales/late/nb_NO.ts")],
  nl_NL: [() => import("./locales/nl_NL.ts"), () => import("./locales/late/nl_NL.ts")],
  pl_PL: [() => import("./locales/pl_PL.ts"), () => import("./locales/late/pl_PL.ts")],
  pt_BR: [() => import("./locales/pt_BR.ts"), () => import("./locales/late/pt_BR.ts")],
  pt_PT: [() => import("./locales/pt_PT.ts"), () => import("./locales/late/pt_PT.ts")],
  ro_RO: [() => import("./locales/ro_RO.ts"), () => import("./locales/late/ro_RO.ts")],
  ru_RU: [() => import("./locales/ru_RU.ts"), () => import("./locales/late/ru_RU.ts")],
  sk_SK: [() => import("./locales/sk_SK.ts"), () => import("./locales/late/sk_SK.ts")],
  sr_RS_Cyrillic: [() => import("./locales/sr_RS_Cyrillic.ts"), () => import("./locales/late/sr_RS_Cyrillic.ts")],
  sr_RS_Latin: [() => import("./locales/sr_RS_Latin.ts"), () => import("./locales/late/sr_RS_Latin.ts")],
  sv_SE: [() => import("./locales/sv_SE.ts"), () => import("./locales/late/sv_SE.ts")],
  th_TH: [() => import("./locales/th_TH.ts"), () => import("./locales/late/th_TH.ts")],
  tr_TR: [() => import("./locales/tr_TR.ts"), () => import("./locales/late/tr_TR.ts")],
  uk_UA: [() => import("./locales/uk_UA.ts"), () => import("./locales/late/uk_UA.ts")],
  uz_UZ: [() => import("./locales/uz_UZ.ts"), () => import("./locales/late/uz_UZ.ts")],
  vi_VN: [() => import("./locales/vi_VN.ts"), () => import("./locales/late/vi_VN.ts")],
  zh_CN: [() => import("./locales/zh_CN.ts"), () => import("./locales/late/zh_CN.ts")],
  zh_TW: [() => import("./locales/zh_TW.ts"), () => import("./locales/late/zh_TW.ts")],
};
