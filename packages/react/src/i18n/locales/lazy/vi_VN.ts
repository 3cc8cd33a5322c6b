// Made by scripts/compileMessages.mjs; edit the .po file instead.
import type { CatalogueTexts } from "../../readCatalogue.ts";

/** The compiled catalogue, in the order of the English one. */
export const texts: CatalogueTexts = [];
