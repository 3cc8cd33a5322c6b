/**
 * Formats a time in the reader's language. Today has only the time of day, another day also the date.
 *
 * @param moment Milliseconds since 1970.
 */
export function formatMoment(moment: number, language: string): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short" }
    : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, format).format(moment);
}
