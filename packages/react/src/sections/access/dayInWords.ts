/**
 * A day YYYY-MM-DD in the language of a BCP 47 tag ("1 March 2027"); `null` for anything else and for days that no
 * calendar has.
 */
export function dayInWords(day: string, tag: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const time = new Date(`${day}T00:00:00Z`);
  // A day beyond the end of its month would be read as one of the next.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) return null;
  return time.toLocaleDateString(tag, { dateStyle: "long", timeZone: "UTC" });
}
