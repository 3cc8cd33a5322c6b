import type { VocabularyChoice, VocabularyOption } from "@deposit/core";
import { foldText } from "../../ui/dom/foldText.ts";

/** The options that hold every word of the text, those that begin with it first. */
export function matchOptions(options: readonly VocabularyOption[], text: string): readonly VocabularyChoice[] {
  const wanted = foldText(text.trim());
  const words = wanted.split(/\s+/);
  return options
    .map((option) => ({ option, folded: foldText(option.text) }))
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .toSorted((one, other) => Number(other.folded.startsWith(wanted)) - Number(one.folded.startsWith(wanted)))
    .map(({ option }) => ({ id: option.value, title: option.text }));
}
