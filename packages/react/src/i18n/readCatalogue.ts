import type { Messages } from "@lingui/core";
import { messages as english } from "./locales/en_US.ts";

/** A compiled sentence: a bare text where it has no gaps, else the list that lingui evaluates. */
export type CatalogueText = string | Exclude<Messages[string], string>;

/**
 * The sentences of a compiled catalogue without their ids, which would be half of its size: in the order of the English
 * catalogue, `0` where one is not translated, ending with the last that is. Made by `scripts/compileMessages.mjs`
 * together with the English one, so that they always fit.
 */
export type CatalogueTexts = readonly (CatalogueText | 0)[];

/** The sentences by id; those that are not translated are left out. */
export function readCatalogue(texts: CatalogueTexts): Messages {
  const catalogue: Messages = {};
  for (const [index, id] of Object.keys(english).entries()) {
    const text = texts[index] ?? 0;
    // A bare text would be taken for one that was never compiled.
    if (text !== 0) catalogue[id] = typeof text === "string" ? [text] : text;
  }
  return catalogue;
}
