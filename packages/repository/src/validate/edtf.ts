interface EdtfLevels {
  /** Also accept a time, such as `2020-01-31T12:00:00Z`. */
  readonly time?: boolean;
  /** Also accept uncertain and approximate dates of EDTF levels 1 and 2. */
  readonly uncertain?: boolean;
}

/**
 * Returns whether the platform accepts a text as an EDTF date or an ordered interval (docs/platform/metadata.md 5).
 * `levels` adds other forms.
 */
export function isEdtf(text: string, levels: EdtfLevels = {}): boolean {
  if (ACCEPTED.test(text.trim())) return true;
  const [from, until, ...more] = text.trim().split("/");
  if (from === undefined || more.length > 0) return false;
  if (until === undefined) {
    return levels.time === true && /T/.test(text) ? isMoment(text) : isDate(from, levels);
  }
  // Either end may be empty or uncertain, whatever `levels` says.
  const ends = [from, until].map((end) => end.replace(/(?<=\d)[?~%]$/, ""));
  if (ends.every((end) => end === "")) return false;
  return (
    ends.every((end) => end === "" || isDate(end, levels)) &&
    (ends.includes("") || padDate(from, "01") <= padDate(until, "12"))
  );
}

/**
 * Returns whether the platform stores a publication date and then fails (500) at each read. Such dates have an unknown
 * part of the year, or an interval end that is empty or uncertain. Each kind was tried on 14.0.5.
 */
export const failsOnRead = (text: string): boolean =>
  /^\s*(?:[\dX]{3}X\s*$|\/|.*\/\s*$|.*[?~%]\s*\/|.*\/.*[?~%]\s*$)/.test(text);

/** An open interval, a season, or an unknown digit before a known one. */
const FAILS_IN_ANY_FIELD =
  /^(?:\d{4}-XX\/.*|.*\/\d{4}-XX|\.\.\/[\d-]*|(?:[\d-]*|\.\.)\/\s*\.\.|\d{4}-(?:2[1-9]|3\d|4[01])|[\dX-]*(?:X\d+|-\dX))$/;

/** Returns whether a date makes the platform fail (500) in any field, custom fields included. */
export const failsInAnyField = (text: string): boolean => FAILS_IN_ANY_FIELD.test(text.trim());

/** Dates of higher EDTF levels that every date field accepts: unknown last digits. */
const ACCEPTED = /^(?:[\dX]{3}X(?:-(?:\d\d|XX)){0,2}|\d{4}-(?:XX|\d\d-XX|XX-XX))$/;

/**
 * Returns whether a date makes the platform fail (500) at a save. Such dates begin before year 1, are open intervals or
 * seasons, or have unknown leading digits. Each kind was tried on 14.0.5.
 */
export function failsOnSave(text: string): boolean {
  const date = text.trim();
  // The year may be 0.
  if (failsInAnyField(date) || /^[0X]{3}X/.test(date)) return true;
  if (!/^(?:-(?!0000)\d{4}|0000)/.test(date)) return false;
  const [from = "", until = ""] = date.split("/");
  if (from.startsWith("-") && until.startsWith("-") && from < until) return false;
  // Any leap year serves to check months and days.
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

/** Completes a date, so that comparing texts compares times. */
const padDate = (text: string, month: string): string => {
  const [year = "", middle = month, day = month === "01" ? "01" : "31"] = text.replace(/[?~%]/g, "").split("-");
  return `${year}-${middle}-${day}`;
};

/** Returns whether a text is an existing day, such as `2031-02-28`. */
export const isIsoDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text, {});
