const rank = (title: string, text: string): number => {
  if (title === text) return 0;
  if (title.startsWith(text)) return 1;
  return title.split(/[^\p{L}\p{N}]+/u).includes(text) ? 2 : 3;
};

/**
 * Suggestions with exact and leading matches of the text first, otherwise in the platform's order, which puts
 * "Finland-Swedish Sign Language" before "Swedish" (wire 2.5). `namesOf` tells what an entry is called: its title, its
 * acronym; the best of them counts.
 *
 * @example bestFirst(funders, "erc", ({ name, acronym }) => [name, acronym])
 */
export function bestFirst<Entry>(
  entries: readonly Entry[],
  text: string,
  namesOf: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/(\s\p{L})\.$/u, "$1");
  if (wanted === "") return entries;
  const ranked = entries.map((entry) => ({
    entry,
    rank: Math.min(...namesOf(entry).map((name) => rank(name.toLowerCase(), wanted))),
  }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}
