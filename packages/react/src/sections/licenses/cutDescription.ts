import { LICENSE_DESCRIPTION_LENGTH } from "@deposit/core/internal";

/** Shortens a description to at most 300 characters, after a word, with an ellipsis (docs/platform/product.md 9.2). */
export function cutDescription(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= LICENSE_DESCRIPTION_LENGTH) return text.trim();
  const cut = characters.slice(0, LICENSE_DESCRIPTION_LENGTH - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > LICENSE_DESCRIPTION_LENGTH / 2 ? lastSpace : undefined).trimEnd()}…`;
}
