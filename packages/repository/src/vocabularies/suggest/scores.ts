import type { Scores } from "./fieldIndex.ts";

/** What either has, added. */
export function sumOf(all: readonly Scores[]): Scores {
  const sum: Scores = new Map();
  for (const scores of all) for (const [document, score] of scores) sum.set(document, (sum.get(document) ?? 0) + score);
  return sum;
}

/** What either has, the best of it. */
export function bestOf(all: readonly Scores[]): Scores {
  const best: Scores = new Map();
  for (const scores of all)
    for (const [document, score] of scores) best.set(document, Math.max(best.get(document) ?? 0, score));
  return best;
}

/** What all have, added. */
export function sumWhereAll(all: readonly Scores[]): Scores {
  const [first = new Map<number, number>()] = all;
  const kept = sumOf(all);
  for (const document of kept.keys()) if (!all.every((scores) => scores.has(document))) kept.delete(document);
  return first.size === 0 ? new Map() : kept;
}

export const constant = (documents: readonly number[], score: number): Scores =>
  new Map(documents.map((document) => [document, score]));
