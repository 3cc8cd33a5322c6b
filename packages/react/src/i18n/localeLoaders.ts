import type { CatalogueTexts } from "./readCatalogue.ts";

type Texts = Promise<{ readonly texts: CatalogueTexts }>;

/** Loads one compiled catalogue: the words of the form, and the sentences of the core. */
export type LocaleLoader = () => ReturnType<typeof both>;

const both = (words: Texts, sentences: Texts) => Promise.all([words, sentences]);

/**
 * The catalogues of this package beside English (specification 9), each two chunks of its own that are loaded at once
 * when it is asked for. Written out, since bundlers find no `import()` whose address is made while the page runs.
 */
export const localeLoaders: Readonly<Record<string, LocaleLoader>> = {
  ar_SA: () => both(import("./locales/ar_SA.ts"), import("./locales/core/ar_SA.ts")),
  bg_BG: () => both(import("./locales/bg_BG.ts"), import("./locales/core/bg_BG.ts")),
  ca_ES: () => both(import("./locales/ca_ES.ts"), import("./locales/core/ca_ES.ts")),
  cs_CZ: () => both(import("./locales/cs_CZ.ts"), import("./locales/core/cs_CZ.ts")),
  da_DK: () => both(import("./locales/da_DK.ts"), import("./locales/core/da_DK.ts")),
  de_DE: () => both(import("./locales/de_DE.ts"), import("./locales/core/de_DE.ts")),
  el_GR: () => both(import("./locales/el_GR.ts"), import("./locales/core/el_GR.ts")),
  es_ES: () => both(import("./locales/es_ES.ts"), import("./locales/core/es_ES.ts")),
  es_MX: () => both(import("./locales/es_MX.ts"), import("./locales/core/es_MX.ts")),
  fa_IR: () => both(import("./locales/fa_IR.ts"), import("./locales/core/fa_IR.ts")),
  fi_FI: () => both(import("./locales/fi_FI.ts"), import("./locales/core/fi_FI.ts")),
  fr_FR: () => both(import("./locales/fr_FR.ts"), import("./locales/core/fr_FR.ts")),
  gl_ES: () => both(import("./locales/gl_ES.ts"), import("./locales/core/gl_ES.ts")),
  he_IL: () => both(import("./locales/he_IL.ts"), import("./locales/core/he_IL.ts")),
  hi_IN: () => both(import("./locales/hi_IN.ts"), import("./locales/core/hi_IN.ts")),
  hr_HR: () => both(import("./locales/hr_HR.ts"), import("./locales/core/hr_HR.ts")),
  hu_HU: () => both(import("./locales/hu_HU.ts"), import("./locales/core/hu_HU.ts")),
  id_ID: () => both(import("./locales/id_ID.ts"), import("./locales/core/id_ID.ts")),
  is_IS: () => both(import("./locales/is_IS.ts"), import("./locales/core/is_IS.ts")),
  it_IT: () => both(import("./locales/it_IT.ts"), import("./locales/core/it_IT.ts")),
  ja_JP: () => both(import("./locales/ja_JP.ts"), import("./locales/core/ja_JP.ts")),
  ko_KR: () => both(import("./locales/ko_KR.ts"), import("./locales/core/ko_KR.ts")),
  nb_NO: () => both(import("./locales/nb_NO.ts"), import("./locales/core/nb_NO.ts")),
  nl_NL: () => both(import("./locales/nl_NL.ts"), import("./locales/core/nl_NL.ts")),
  pl_PL: () => both(import("./locales/pl_PL.ts"), import("./locales/core/pl_PL.ts")),
  pt_BR: () => both(import("./locales/pt_BR.ts"), import("./locales/core/pt_BR.ts")),
  pt_PT: () => both(import("./locales/pt_PT.ts"), import("./locales/core/pt_PT.ts")),
  ro_RO: () => both(import("./locales/ro_RO.ts"), import("./locales/core/ro_RO.ts")),
  ru_RU: () => both(import("./locales/ru_RU.ts"), import("./locales/core/ru_RU.ts")),
  sk_SK: () => both(import("./locales/sk_SK.ts"), import("./locales/core/sk_SK.ts")),
  sr_RS_Cyrillic: () => both(import("./locales/sr_RS_Cyrillic.ts"), import("./locales/core/sr_RS_Cyrillic.ts")),
  sr_RS_Latin: () => both(import("./locales/sr_RS_Latin.ts"), import("./locales/core/sr_RS_Latin.ts")),
  sv_SE: () => both(import("./locales/sv_SE.ts"), import("./locales/core/sv_SE.ts")),
  th_TH: () => both(import("./locales/th_TH.ts"), import("./locales/core/th_TH.ts")),
  tr_TR: () => both(import("./locales/tr_TR.ts"), import("./locales/core/tr_TR.ts")),
  uk_UA: () => both(import("./locales/uk_UA.ts"), import("./locales/core/uk_UA.ts")),
  uz_UZ: () => both(import("./locales/uz_UZ.ts"), import("./locales/core/uz_UZ.ts")),
  vi_VN: () => both(import("./locales/vi_VN.ts"), import("./locales/core/vi_VN.ts")),
  zh_CN: () => both(import("./locales/zh_CN.ts"), import("./locales/core/zh_CN.ts")),
  zh_TW: () => both(import("./locales/zh_TW.ts"), import("./locales/core/zh_TW.ts")),
};
