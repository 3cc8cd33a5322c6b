import type { Row } from "../record/values.ts";
import { isEqual } from "../shared/equal.ts";

/**
 * How much a row of one list looks like a row of another: the number of fields of the first, beside what names it in
 * this page, that say the same in the second. Asked by their places: every field is read once and becomes a number, for
 * lists of thousands are compared by it, each row with many.
 */
export function rowLikeness(ones: readonly Row[], others: readonly Row[]): (one: number, other: number) => number {
  const names = new Set([...ones, ...others].flatMap((row) => Object.keys(row)));
  const columns = [...names]
    .filter((name) => name !== "key" && name !== "unedited")
    .map((name) => {
      const numberOf = numberAlike();
      const number = (row: Row): number => numberOf(Object.hasOwn(row, name) ? row[name as keyof Row] : undefined);
      return { left: ones.map(number), right: others.map(number) };
    });
  return (one, other) => {
    let alike = 0;
    for (const { left, right } of columns) if (left[one] === right[other] && left[one] !== ABSENT) alike += 1;
    return alike;
  };
}

const ABSENT = -1;

/** Gives values numbers, the same ones to values that are alike. */
function numberAlike(): (value: unknown) => number {
  const byText = new Map<string, number>();
  const values: unknown[] = [];
  const byLetters = new Map<number, number[]>();
  return (value) => {
    if (value === undefined) return ABSENT;
    const text = JSON.stringify(value);
    const known = byText.get(text);
    if (known !== undefined) return known;
    // Alike but with its keys in another order: then it has the same letters at least.
    const letters = sumOfLetters(text);
    const candidates = byLetters.get(letters) ?? [];
    const number = candidates.find((one) => isEqual(values[one], value)) ?? values.push(value) - 1;
    byText.set(text, number);
    byLetters.set(letters, [...candidates, number]);
    return number;
  };
}

function sumOfLetters(text: string): number {
  let sum = 0;
  // Squared, so that different texts of the same length seldom have the same sum.
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index) ** 2;
  return sum;
}
