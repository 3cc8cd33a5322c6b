/** From this length on a list offers a filter. */
export const FILTERED_FROM = 10;

/** The text without marks above and below its letters, in lower case: "Ångström" is found by "angstrom". */
function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** The indexes of the texts that hold every word of the query, in their order. */
export function filterRows(texts: readonly string[], query: string): readonly number[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return texts.flatMap((text, index) => {
    const plain = plainText(text);
    return words.every((word) => plain.includes(word)) ? [index] : [];
  });
}
