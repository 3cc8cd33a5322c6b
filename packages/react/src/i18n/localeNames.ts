/**
 * The locales that have a catalogue beside English (docs/platform/product.md 9.5); `localeLoaders.ts` says where each
 * is.
 */
export const localeNames = [
  "ar_SA",
  "bg_BG",
  "ca_ES",
  "cs_CZ",
  "da_DK",
  "de_DE",
  "el_GR",
  "es_ES",
  "es_MX",
  "fa_IR",
  "fi_FI",
  "fr_FR",
  "gl_ES",
  "he_IL",
  "hi_IN",
  "hr_HR",
  "hu_HU",
  "id_ID",
  "is_IS",
  "it_IT",
  "ja_JP",
  "ko_KR",
  "nb_NO",
  "nl_NL",
  "pl_PL",
  "pt_BR",
  "pt_PT",
  "ro_RO",
  "ru_RU",
  "sk_SK",
  "sr_RS_Cyrillic",
  "sr_RS_Latin",
  "sv_SE",
  "th_TH",
  "tr_TR",
  "uk_UA",
  "uz_UZ",
  "vi_VN",
  "zh_CN",
  "zh_TW",
] as const;

/** A locale that has a catalogue beside English. */
export type LocaleName = (typeof localeNames)[number];
