import { foldText } from "../dom/foldText.ts";

/** From this length on a list offers a filter. */
export const FILTERED_FROM = 10;

/** The indexes of the texts that hold every word of the query, in their order. */
export function filterRows(texts: readonly string[], query: string): readonly number[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return texts.flatMap((text, index) => {
    const plain = foldText(text);
    return words.every((word) => plain.includes(word)) ? [index] : [];
  });
}
