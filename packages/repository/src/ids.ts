const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Creates a record id such as `pjafr-pd069`: eight random characters and two check digits. */
export function newRecordId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % 32] ?? "0").join("");
  const number = [...letters].reduce((sum, letter) => (sum * 32 + LETTERS.indexOf(letter)) % 97, 0);
  const check = String(98 - ((number * 100) % 97)).padStart(2, "0");
  return `${letters.slice(0, 5)}-${letters.slice(5)}${check}`;
}

/** Formats a number with the alphabet of record ids, as request numbers are. */
export const toBase32 = (number: number): string =>
  number < 32 ? (LETTERS[number] ?? "") : toBase32(Math.floor(number / 32)) + toBase32(number % 32);

export const newUuid = (): string => crypto.randomUUID();

/** Creates 32 random hexadecimal digits, for cookies. */
export const newSecret = (): string => newUuid().replaceAll("-", "");

/** Formats a time as responses do: `2026-11-21T08:28:53.367000+00:00`. */
export const timestamp = (date: Date): string => date.toISOString().replace("Z", "000+00:00");
