/** The characters of an identifier without the hyphens and blanks that only help reading. */
export function solidDigits(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/** A digit's value; X is ten, as check digits of base eleven write it. */
function valueOf(character: string): number {
  return character === "X" ? 10 : Number(character);
}

function weighted(characters: string, weight: (index: number) => number): number {
  return [...characters].reduce((sum, character, index) => sum + valueOf(character) * weight(index), 0);
}

/** Whether the last character of an ORCID or ISNI fits the others (ISO 7064, MOD 11-2). */
export function hasValidCheckDigit(identifier: string): boolean {
  const characters = solidDigits(identifier);
  let total = 0;
  for (const digit of characters.slice(0, -1)) total = (total + Number(digit)) * 2;
  const expected = (12 - (total % 11)) % 11;
  return characters.at(-1) === (expected === 10 ? "X" : String(expected));
}

/** Whether thirteen digits are an EAN, and so an ISBN of thirteen: weights 1 and 3, a sum of tens. */
export function isSoundEan13(text: string): boolean {
  const digits = solidDigits(text);
  return /^\d{13}$/.test(digits) && weighted(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
}

/** Whether ten characters are an ISBN of ten: weights 10 to 1, a sum of elevens. */
export function isSoundIsbn10(text: string): boolean {
  const digits = solidDigits(text);
  return /^\d{9}[\dX]$/.test(digits) && weighted(digits, (index) => 10 - index) % 11 === 0;
}

/** Whether eight characters are an ISSN: weights 8 to 1, a sum of elevens. */
export function isSoundIssn(text: string): boolean {
  const digits = solidDigits(text);
  return /^\d{7}[\dX]$/.test(digits) && weighted(digits, (index) => 8 - index) % 11 === 0;
}

/**
 * Whether the check digit of a GND number fits. Numbers of persons (nine characters that begin with 1) and of subjects
 * (those that begin with 4, with a hyphen) are tested; the others follow rules of their time and pass.
 */
export function isSoundGnd(text: string): boolean {
  const digits = solidDigits(text);
  const sum = weighted(digits.slice(0, -1), (index) => digits.length - index);
  if (/^1\d{7}[\dX]$/.test(digits)) return (sum + valueOf(digits.at(-1) ?? "")) % 11 === 0;
  if (/^4\d{6}-\d$/.test(text.trim())) return sum % 11 === Number(digits.at(-1));
  return true;
}

/** The digits of base 32 as ROR writes them: no I, L, O and U. */
const BASE_32 = "0123456789abcdefghjkmnpqrstvwxyz";

/** Whether the last two digits of a bare ROR id fit the others (ISO 7064, MOD 97-10). */
export function isSoundRor(text: string): boolean {
  const id = text.toLowerCase();
  const number = [...id.slice(0, 7)].reduce((sum, character) => sum * 32 + BASE_32.indexOf(character), 0);
  return Number(id.slice(7)) === 98 - ((number * 100) % 97);
}
