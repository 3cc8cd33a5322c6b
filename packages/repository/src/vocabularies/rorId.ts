const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** The ROR id of a number below 32^6: `0`, six letters in base 32, two check digits (ISO 7064 MOD 97-10). */
export function rorId(number: number): string {
  let rest = number;
  let letters = "";
  for (let place = 0; place < 6; place += 1) {
    letters = (LETTERS[rest % 32] ?? "0") + letters;
    rest = Math.floor(rest / 32);
  }
  return `0${letters}${String(98 - ((number * 100) % 97)).padStart(2, "0")}`;
}
