import type { Row } from "../record/values.ts";
import { isEqual } from "../shared/equal.ts";

/** What a row that was accepted without a fault loses when it is left without an answer, in fields that are alike. */
const ACCEPTED_UNANSWERED = 1000;

/** What a row says, without what names it in this page. */
function content(row: Row): Omit<Row, "key" | "unedited"> {
  const { key: _key, unedited: _unedited, ...said } = row;
  return said;
}

/** How much two rows look like each other: the number of fields that say the same. */
function likeness(one: Row, other: Row): number {
  const right = new Map(Object.entries(content(other)));
  return Object.entries(content(one)).filter(([name, value]) => isEqual(value, right.get(name))).length;
}

/** The best way to pair all rows so far: how alike, and from how many rows left out it came by leaving one more out. */
interface Way {
  readonly alike: number;
  readonly leavesOut: boolean;
}

/**
 * Which saved row answers which sent row, by the key of the sent one. The server keeps the order and leaves out rows of
 * which nothing was left after it refused their values (wire 2.1). So both lists are walked in step; where they have
 * different lengths, the pairs are those which leave out refused rows before others, and are most alike in all.
 */
export function pairRows<Value extends Row>(
  sent: readonly Value[],
  saved: readonly Value[],
  isRefused: (key: string) => boolean,
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

  // ways[n][left]: the first n sent rows, with `left` of them left out.
  const ways: (readonly (Way | undefined)[])[] = [[{ alike: 0, leavesOut: false }]];
  for (const [index, row] of sent.entries()) {
    const before = ways[index] ?? [];
    const next: (Way | undefined)[] = [];
    for (let left = 0; left <= Math.min(spare, index + 1); left += 1) {
      const answer = saved[index - left];
      const [taking, leaving] = [before[left], before[left - 1]];
      const taken = taking === undefined || answer === undefined ? -Infinity : taking.alike + likeness(row, answer);
      const loss = isRefused(row.key) ? 0 : ACCEPTED_UNANSWERED;
      const leftOut = leaving === undefined ? -Infinity : leaving.alike - loss;
      if (taken === -Infinity && leftOut === -Infinity) next.push(undefined);
      else next.push({ alike: Math.max(taken, leftOut), leavesOut: leftOut > taken });
    }
    ways.push(next);
  }

  let left = spare;
  for (const [index, row] of [...sent.entries()].toReversed()) {
    if (ways[index + 1]?.[left]?.leavesOut === true) {
      left -= 1;
      continue;
    }
    const answer = saved[index - left];
    if (answer !== undefined) pairs.set(row.key, answer);
  }
  return pairs;
}
