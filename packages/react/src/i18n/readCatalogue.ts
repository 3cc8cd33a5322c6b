import type { Catalogue, CompiledMessage } from "./compiledMessage.ts";

/**
 * The sentences of a compiled catalogue without their ids, which would be half of its size: in the order of the English
 * ones, `0` where one is not translated, ending with the last that is. Made by `scripts/compileMessages.mjs` together with
 * the English ones, so that they always fit.
 */
export type CatalogueTexts = readonly (CompiledMessage | 0)[];

/** The sentences by id; those that are not translated are left out. */
export function readCatalogue(english: Catalogue, texts: CatalogueTexts): Record<string, CompiledMessage> {
  const entries = Object.keys(english).map((id, index): [string, CompiledMessage | 0] => [id, texts[index] ?? 0]);
  return Object.fromEntries(entries.filter((entry): entry is [string, CompiledMessage] => entry[1] !== 0));
}
