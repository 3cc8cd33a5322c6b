import type { Catalogue, CompiledMessage } from "./compiledMessage.ts";

/**
 * The messages of a compiled catalogue without ids, which would double its size. They have the order of the English
 * ones. `0` stands for a missing translation, and trailing ones are left out. `scripts/compileMessages.mjs` creates all
 * catalogues together, so they match.
 */
export type CatalogueTexts = readonly (CompiledMessage | 0)[];

/** Returns the messages by id, without missing translations. */
export function readCatalogue(english: Catalogue, texts: CatalogueTexts): Record<string, CompiledMessage> {
  const entries = Object.keys(english).map((id, index): [string, CompiledMessage | 0] => [id, texts[index] ?? 0]);
  return Object.fromEntries(entries.filter((entry): entry is [string, CompiledMessage] => entry[1] !== 0));
}
