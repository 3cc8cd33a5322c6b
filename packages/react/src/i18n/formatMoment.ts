/**
 * Names a moment as a reader of the language writes it: the time alone for today, with the date for another day.
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
