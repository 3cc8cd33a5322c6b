const digitsOf = (text: string): string => text.replace(/[-\s]/g, "").toUpperCase();

const value = (character: string): number => (character === "X" ? 10 : Number(character));

/** ISSN: eight digits, the last a check digit that may be X. */
export function isIssn(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{7}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (8 - index) * value(character), 0) % 11 === 0;
}

function isIsbn10(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (10 - index) * value(character), 0) % 11 === 0;
}

/** EAN-13: the digits weigh 1 and 3 in turn. */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

export const isIsbn = (text: string): boolean => {
  const digits = isbnDigits(text);
  return isIsbn10(digits) || (/^97[89]/.test(digits) && isEan13(digits));
};

/** An ISBN without the word before it, hyphens and blanks. */
export const isbnDigits = (text: string): string => digitsOf(text.replace(/^\s*isbn[:\s]*/i, ""));

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
