import { dateIssue, parseDates, type ParsedDate } from "@deposit/core/schema";

/** How a date was understood: one day, month or year, or an interval between two; words in the reader's language. */
export type DateDescription =
  | { readonly kind: "single"; readonly date: string }
  | { readonly kind: "interval"; readonly from: string; readonly to: string };

/**
 * The words for a date of the form YYYY, YYYY-MM, YYYY-MM-DD or DATE/DATE (docs/platform/product.md 3.5), in the
 * language of a BCP 47 tag; `null` for anything else and for days that no calendar has or an interval that ends before
 * it starts, so that nothing is echoed as understood that is refused.
 *
 * @example
 * describeDate("2024-03", "en") // { kind: "single", date: "March 2024" }
 */
export function describeDate(text: string, language: string): DateDescription | null {
  const [start, end] = parseDates(text.trim()) ?? [];
  if (start === undefined || dateIssue(text) !== null) return null;
  return end === undefined
    ? { kind: "single", date: inWords(start, language) }
    : { kind: "interval", from: inWords(start, language), to: inWords(end, language) };
}

function inWords(understood: ParsedDate, language: string): string {
  const { date, precision } = understood;
  const words = new Intl.DateTimeFormat(language, {
    // What was typed is of this calendar, also where the reader's own is another.
    calendar: "gregory",
    year: "numeric",
    ...(precision === "year" ? {} : { month: "long" }),
    ...(precision === "day" ? { day: "numeric" } : {}),
  }).format(date);
  // A browser that knows a language by its name alone counts its months, as Chromium does those of Uzbek.
  return /M\d\d/.test(words) ? inWords(understood, "en") : words;
}
