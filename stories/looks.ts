/** The globals of a story in dark colours. */
export const dark = { theme: "dark" };

/** The globals of a story that is written from right to left; what the record says should be Arabic or Hebrew, too. */
export const arabic = { locale: "ar_SA", direction: "rtl" };

/** The globals of a story in a window of 390 by 844 pixels. */
export const phone = { viewport: { value: "phone" } };
