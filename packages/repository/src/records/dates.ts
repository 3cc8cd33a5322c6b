/** Writes an EDTF date or interval for people: `2020-01/2021-06` becomes `Jan 2020 – Jun 2021`. */
export function writeDate(text: string, locale: string, length: "medium" | "long"): string {
  return text
    .split("/")
    .map((part) => writePart(part, locale, length))
    .join("\u2009–\u2009");
}

function writePart(text: string, locale: string, length: "medium" | "long"): string {
  const [year, month, day] = text.slice(0, 10).split("-").map(Number);
  if (year === undefined || Number.isNaN(year)) return text;
  const date = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  date.setUTCFullYear(year);
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    ...(month === undefined ? {} : { month: length === "medium" ? "short" : "long" }),
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(date);
}
