interface EdtfLevels {
  /** Also accept a point in time, as `2020-01-31T12:00:00Z`. */
  readonly time?: boolean;
  /** Also accept the uncertain and approximate dates of EDTF levels 1 and 2. */
  readonly uncertain?: boolean;
}

/** Whether a text is an EDTF date or an interval in order, as far as the platform takes it; `levels` says what more (wire 1.7). */
export function isEdtf(text: string, levels: EdtfLevels = {}): boolean {
  if (ACCEPTED.test(text.trim())) return true;
  const [from, until, ...more] = text.trim().split("/");
  if (from === undefined || more.length > 0) return false;
  if (until === undefined) {
    return levels.time === true && /T/.test(text) ? isMoment(text) : isDate(from, levels);
  }
  // An end may be left out or uncertain, whether or not that was asked for.
  const ends = [from, until].map((end) => end.replace(/(?<=\d)[?~%]$/, ""));
  if (ends.every((end) => end === "")) return false;
  return (
    ends.every((end) => end === "" || isDate(end, levels)) &&
    (ends.includes("") || padDate(from, "01") <= padDate(until, "12"))
  );
}

/**
 * Whether a text is a publication date that the platform stores and then cannot put into words, so that it fails (500) each
 * time it is read: a year that is not known in full, an interval with an end left out or uncertain. Each kind was asked of
 * 14.0.5.
 */
export const failsOnRead = (text: string): boolean =>
  /^\s*(?:[\dX]{3}X\s*$|\/|.*\/\s*$|.*[?~%]\s*\/|.*\/.*[?~%]\s*$)/.test(text);

/** Open at an end, a season, digits that are not known before one that is. */
const FAILS_IN_ANY_FIELD =
  /^(?:\d{4}-XX\/.*|.*\/\d{4}-XX|\.\.\/[\d-]*|(?:[\d-]*|\.\.)\/\s*\.\.|\d{4}-(?:2[1-9]|3\d|4[01])|[\dX-]*(?:X\d+|-\dX))$/;

/** Whether a text is a date over which the platform fails (500) wherever it stands, in a thesis as well. */
export const failsInAnyField = (text: string): boolean => FAILS_IN_ANY_FIELD.test(text.trim());

/** What the platform takes of dates of higher levels without being asked to: last digits that are not known. */
const ACCEPTED = /^(?:[\dX]{3}X(?:-(?:\d\d|XX)){0,2}|\d{4}-(?:XX|\d\d-XX|XX-XX))$/;

/**
 * Whether a text is a date over which the platform fails (500): one that begins before the year 1, an interval that is open
 * at an end, a season, a year whose first digits are not known. Each kind was asked of 14.0.5.
 */
export function failsOnSave(text: string): boolean {
  const date = text.trim();
  // A year that may be 0 is one, too.
  if (failsInAnyField(date) || /^[0X]{3}X/.test(date)) return true;
  if (!/^(?:-(?!0000)\d{4}|0000)/.test(date)) return false;
  const [from = "", until = ""] = date.split("/");
  if (from.startsWith("-") && until.startsWith("-") && from < until) return false;
  // Any leap year does to judge the months and days.
  return isEdtf(date.replaceAll(/(?<=^|\/)-?\d{4}/g, "2000"));
}

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

function isDate(text: string, levels: EdtfLevels): boolean {
  const bare = levels.uncertain === true ? text.replace(/[?~%]$/, "").replace(/X/g, "0") : text;
  const match = DATE.exec(levels.uncertain === true ? bare.replace(/-00$/, "-01") : bare);
  if (match === null) return false;
  const [, year, month, day] = match;
  if (month === undefined) return true;
  const monthNumber = Number(month);
  if (levels.uncertain === true && monthNumber >= 21 && monthNumber <= 41) return day === undefined;
  if (monthNumber < 1 || monthNumber > 12) return false;
  return day === undefined || isDay(Number(year), monthNumber, Number(day));
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

function isMoment(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/.exec(text);
  return match?.[1] !== undefined && isDate(match[1], {});
}

/** A date written out, so that texts compare as times do. */
const padDate = (text: string, month: string): string => {
  const [year = "", middle = month, day = month === "01" ? "01" : "31"] = text.replace(/[?~%]/g, "").split("-");
  return `${year}-${middle}-${day}`;
};

/** Whether a text is a day that exists, as `2031-02-28`. */
export const isIsoDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text, {});
