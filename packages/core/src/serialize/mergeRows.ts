import type { Row } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";

/** Marks a part that a row does not have. */
const ABSENT = -1;

function sumOfLetters(text: string): number {
  let sum = 0;
  // Squared, so that different texts of the same length seldom have the same sum.
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index) ** 2;
  return sum;
}

/** Returns a function that numbers values, so that equal values have the same number. */
function createNumbering(): (value: unknown) => number {
  const byText = new Map<string, number>();
  const values: unknown[] = [];
  const byLetters = new Map<number, number[]>();
  return (value) => {
    if (value === undefined) return ABSENT;
    const text = JSON.stringify(value);
    const known = byText.get(text);
    if (known !== undefined) return known;
    // Equal values with their keys in another order have the same letters.
    const letters = sumOfLetters(text);
    const candidates = byLetters.get(letters) ?? [];
    const number = candidates.find((one) => isEqual(values[one], value)) ?? values.push(value) - 1;
    byText.set(text, number);
    byLetters.set(letters, [...candidates, number]);
    return number;
  };
}

/**
 * Returns a function that counts the equal parts of two rows, one of each list, by their indexes.
 *
 * Each part is read once and becomes a number, since lists of thousands of rows are compared (`bench`, "left out").
 */
export function rowLikeness(ones: readonly Row[], others: readonly Row[]): (one: number, other: number) => number {
  const names = new Set([...ones, ...others].flatMap((row) => Object.keys(row)));
  const columns = [...names]
    .filter((name) => name !== "key" && name !== "unedited")
    .map((name) => {
      const numberOf = createNumbering();
      const number = (row: Row): number => numberOf(Object.hasOwn(row, name) ? row[name as keyof Row] : undefined);
      return { left: ones.map(number), right: others.map(number) };
    });
  return (one, other) => {
    let equal = 0;
    for (const { left, right } of columns) if (left[one] === right[other] && left[one] !== ABSENT) equal += 1;
    return equal;
  };
}

/** The cost, in equal parts, of leaving a row without an answer though the server accepted it. */
const ACCEPTED_UNANSWERED = 1000;

/**
 * Returns the saved row that answers each sent row, by the key of the sent one.
 *
 * The server keeps the order, and leaves out rows of which nothing was left after it refused their values
 * (docs/platform/records.md 2.1). So both lists are walked in step. Where they have different lengths, refused rows are
 * left out first, and the others are paired so that the most parts are equal.
 */
export function pairRows<Value extends Row>(
  sent: readonly Value[],
  saved: readonly Value[],
  isRefused: (key: string) => boolean,
  likenessOf: typeof rowLikeness = rowLikeness,
): ReadonlyMap<string, Value> {
  const spare = sent.length - saved.length;
  const pairs = new Map<string, Value>();
  if (spare <= 0) {
    for (const [index, row] of sent.entries()) {
      const answer = saved[index];
      if (answer !== undefined) pairs.set(row.key, answer);
    }
    return pairs;
  }

  // The best score for the first n sent rows with `left` of them left out, and whether it leaves out the last of them.
  // Flat tables, since of 2,000 rows 1,000 may be gone.
  const width = spare + 1;
  const scores = new Float64Array((sent.length + 1) * width).fill(-Infinity);
  const leavesOut = new Uint8Array(scores.length);
  scores[0] = 0;
  const likeness = likenessOf(sent, saved);
  for (const [index, row] of sent.entries()) {
    const loss = isRefused(row.key) ? 0 : ACCEPTED_UNANSWERED;
    for (let left = Math.max(0, index + 1 - saved.length); left <= Math.min(spare, index + 1); left += 1) {
      const before = scores[index * width + left] ?? -Infinity;
      const paired = before === -Infinity ? before : before + likeness(index, index - left);
      const leftOut = left === 0 ? -Infinity : (scores[index * width + left - 1] ?? -Infinity) - loss;
      const here = (index + 1) * width + left;
      scores[here] = Math.max(paired, leftOut);
      leavesOut[here] = leftOut > paired ? 1 : 0;
    }
  }

  let left = spare;
  for (const [index, row] of [...sent.entries()].toReversed()) {
    if (leavesOut[(index + 1) * width + left] === 1) {
      left -= 1;
      continue;
    }
    const answer = saved[index - left];
    if (answer !== undefined) pairs.set(row.key, answer);
  }
  return pairs;
}

/**
 * Merges the rows of a list after a save.
 *
 * Rows that were typed, changed or removed since stay so. Refused rows stay as sent. The others become the server's, under
 * the key they had. Rows that only the server knows come last.
 */
export function mergeRows<Value extends Row>(
  sent: readonly Value[],
  saved: readonly Value[],
  current: readonly Value[],
  isRefused: (key: string) => boolean,
  wasSent: (key: string) => boolean,
): readonly Value[] {
  const sentByKey = new Map(sent.map((row) => [row.key, row]));
  const answers = pairRows(
    sent.filter((row) => wasSent(row.key)),
    saved,
    isRefused,
  );
  const merged = current.map((row) => {
    const before = sentByKey.get(row.key);
    const answer = answers.get(row.key);
    if (before === undefined || answer === undefined || !isEqual(before, row) || isRefused(row.key)) return row;
    return isEqual({ ...answer, key: row.key }, row) ? row : { ...answer, key: row.key };
  });
  const paired = new Set(answers.values());
  const added = saved.filter((row) => !paired.has(row) && !sentByKey.has(row.key));
  return merged.length === current.length && added.length === 0 && merged.every((row, index) => row === current[index])
    ? current
    : [...merged, ...added];
}
