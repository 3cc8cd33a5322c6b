/** Of the names that there are, the one that ends as another does, else the one that is spelled most like it. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ending = known.find((next) => next.endsWith(`.${name}`));
  if (ending !== undefined) return ending;
  const distances = new Map(known.map((next) => [next, distance(name, next)]));
  const least = Math.min(...distances.values());
  return known.find((next) => distances.get(next) === least);
}

/** How many letters have to be changed, added or left out to come from one text to the other, whatever their case. */
function distance(one: string, other: string): number {
  const letters = [...other.toLowerCase()];
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const letter of one.toLowerCase()) {
    const [first = 0] = row;
    const next = [first + 1];
    for (const [index, at] of letters.entries()) {
      const [replaced = 0, added = 0] = row.slice(index, index + 2);
      next.push(Math.min(replaced + (at === letter ? 0 : 1), added + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
