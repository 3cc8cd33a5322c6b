const digitsOf = (text: string): string => text.replace(/[-\s]/g, "").toUpperCase();

const value = (character: string): number => (character === "X" ? 10 : Number(character));

/** ISSN: eight digits, the last a check digit that may be X. */
export function isIssn(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{7}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (8 - index) * value(character), 0) % 11 === 0;
}

function isIsbn10(digits: string): boolean {
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (10 - index) * value(character), 0) % 11 === 0;
}

/** Whether the digits, weighted 1 and 3 in turn from the last one on, add up to a multiple of ten. */
const hasEanCheckDigit = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;

export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && hasEanCheckDigit(text);
export const isEan8 = (text: string): boolean => /^\d{8}$/.test(text) && hasEanCheckDigit(text);

/** Checks an ISBN of 10 or 13 digits. As on the platform, other characters between the digits do not matter. */
export function isIsbn(text: string): boolean {
  const digits = isbnDigits(text);
  return isIsbn10(digits) || (/^97[89]/.test(digits) && isEan13(digits));
}

/** Returns the digits of a text and a final X, or nothing where they are not 10 or 13. */
export function isbnDigits(text: string): string {
  const digits = text.replace(/[^\dX]/gi, "").replace(/x$/, "X");
  return /^(?!0{9}[0X]$|0{13}$)\d{9}(?:[\dX]|\d{4})$/.test(digits) ? digits : "";
}

/** The check character of ISO 7064 MOD 11-2 for fifteen digits, as ORCID and ISNI use it. */
export function checkCharacter(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

export function isIsni(text: string): boolean {
  const digits = digitsOf(text.replace(/^https?:\/\/isni\.org\/isni\//, ""));
  return /^\d{15}[\dX]$/.test(digits) && checkCharacter(digits.slice(0, 15)) === digits.slice(15);
}

/** ORCID: an ISNI in the block that was set aside for it. */
export function isOrcid(text: string): boolean {
  if (/^https?:\/\/isni\.org\//.test(text)) return false;
  const digits = digitsOf(text.replace(/^https?:\/\/orcid\.org\//, ""));
  if (!isIsni(digits)) return false;
  const number = Number(digits.slice(0, 15));
  return (number >= 15_000_000 && number <= 35_000_000) || (number >= 900_000_000_000 && number <= 900_100_000_000);
}

/** ISTC: sixteen hexadecimal digits with a weighed check digit. */
export function isIstc(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^[\dA-F]{16}$/.test(digits)) return false;
  const weights = [11, 9, 3, 1];
  const sum = Array.from(digits.slice(0, 15)).reduce(
    (total, digit, index) => total + Number.parseInt(digit, 16) * (weights[index % 4] ?? 0),
    0,
  );
  return (sum % 16).toString(16).toUpperCase() === digits.slice(15);
}
