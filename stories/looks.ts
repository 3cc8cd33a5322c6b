/** Globals of a story with dark colours. */
export const dark = { theme: "dark" };

/** Globals of a right-to-left story. The record should be in Arabic or Hebrew as well. */
export const arabic = { locale: "ar_SA", direction: "rtl" };

/** Parameters of a right-to-left story that finds buttons by their English names. Its record and its layout stay Arabic. */
export const inEnglish = { englishMessages: true };

/** Globals of a story in a window of 390 by 844 pixels. */
export const phone = { viewport: { value: "phone" } };
