import type { Row } from "../record/values.ts";
import { isEqual } from "../shared/equal.ts";
import { pairRows } from "./pairRows.ts";

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
    isRefused,
  );
  const merged = current.map((row) => {
    const before = sentByKey.get(row.key);
    const answer = answers.get(row.key);
    if (before === undefined || answer === undefined || !isEqual(before, row) || isRefused(row.key)) return row;
    return isEqual({ ...answer, key: row.key }, row) ? row : { ...answer, key: row.key };
  });
  const taken = new Set(answers.values());
  const added = saved.filter((row) => !taken.has(row) && !sentByKey.has(row.key));
  return merged.length === current.length && added.length === 0 && merged.every((row, index) => row === current[index])
    ? current
    : [...merged, ...added];
}
