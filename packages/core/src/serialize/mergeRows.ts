import type { Row } from "../record/values.ts";
import { isEqual } from "../shared/equal.ts";

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

/**
 * Which saved row answers which sent row. The server keeps the order and leaves out rows it refused (wire 2.1),
 * so both lists are walked in step; where they have different lengths, a saved row goes to the next sent rows'
 * best likeness that still leaves a place for those after it.
 */
function pairRows<Value extends Row>(sent: readonly Value[], saved: readonly Value[]): ReadonlyMap<string, Value> {
  const pairs = new Map<string, Value>();
  let next = 0;
  for (const [index, row] of saved.entries()) {
    const spare = sent.length - next - (saved.length - index);
    const candidates = sent.slice(next, next + Math.max(0, spare) + 1);
    let best = 0;
    for (const [offset, candidate] of candidates.entries()) {
      const current = candidates[best];
      if (current !== undefined && likeness(candidate, row) > likeness(current, row)) best = offset;
    }
    const partner = candidates[best];
    if (partner === undefined) break;
    pairs.set(partner.key, row);
    next += best + 1;
  }
  return pairs;
}

/**
 * The rows after a save, from what was sent, what came back and what is there by now.
 * Rows typed or removed since stay so; a refused row stays as sent; the others take the server's word,
 * under the key they had. Rows that only the server knows come last.
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
  );
  const merged = current.map((row) => {
    const before = sentByKey.get(row.key);
    const answer = answers.get(row.key);
    if (before === undefined || answer === undefined || !isEqual(before, row) || isRefused(row.key)) return row;
    return isEqual({ ...answer, key: row.key }, row) ? row : { ...answer, key: row.key };
  });
  const taken = new Set(answers.values());
  const added = saved.filter((row) => !taken.has(row));
  return merged.length === current.length && added.length === 0 && merged.every((row, index) => row === current[index])
    ? current
    : [...merged, ...added];
}
