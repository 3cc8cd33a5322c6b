import type { VocabularyChoice, VocabularyOption } from "@deposit/core";

/** Letters without marks and case, so that `abo` finds `Åbo`. */
const fold = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The options that hold every word of the text, those that begin with it first. */
export function matchOptions(options: readonly VocabularyOption[], text: string): readonly VocabularyChoice[] {
  const wanted = fold(text.trim());
  const words = wanted.split(/\s+/);
  return options
    .map((option) => ({ option, folded: fold(option.text) }))
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .toSorted((one, other) => Number(other.folded.startsWith(wanted)) - Number(one.folded.startsWith(wanted)))
    .map(({ option }) => ({ id: option.value, title: option.text }));
}
