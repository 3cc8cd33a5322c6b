import type { Row } from "../record/values.ts";
import { rowLikeness } from "./rowLikeness.ts";

/** What a row that was accepted without a fault loses when it is left without an answer, in fields that are alike. */
const ACCEPTED_UNANSWERED = 1000;

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

  // The best way to pair the first n sent rows with `left` of them left out: how alike it is in all, and whether it leaves
  // out the last of them. Flat tables, since of 2,000 rows 1,000 may be gone.
  const width = spare + 1;
  const alike = new Float64Array((sent.length + 1) * width).fill(-Infinity);
  const leavesOut = new Uint8Array(alike.length);
  alike[0] = 0;
  const likeness = rowLikeness(sent, saved);
  for (const [index, row] of sent.entries()) {
    const loss = isRefused(row.key) ? 0 : ACCEPTED_UNANSWERED;
    for (let left = Math.max(0, index + 1 - saved.length); left <= Math.min(spare, index + 1); left += 1) {
      const before = alike[index * width + left] ?? -Infinity;
      const taken = before === -Infinity ? before : before + likeness(index, index - left);
      const leftOut = left === 0 ? -Infinity : (alike[index * width + left - 1] ?? -Infinity) - loss;
      const here = (index + 1) * width + left;
      alike[here] = Math.max(taken, leftOut);
      leavesOut[here] = leftOut > taken ? 1 : 0;
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
