import type { Catalogue, CompiledMessage } from "./compiledMessage.ts";
import { english } from "./english.ts";
import { type CatalogueTexts, readCatalogue } from "./readCatalogue.ts";

/** A catalogue that was loaded, and its texts for late parts. */
interface LateTexts {
  readonly catalogue: Record<string, CompiledMessage>;
  readonly texts: CatalogueTexts;
}

const waiting: LateTexts[] = [];
let lateEnglish: Catalogue | undefined;

/**
 * Adds the texts of a language for late parts to its catalogue, once their ids are known: these come with the English ones.
 */
export function addLateTexts({ catalogue, texts }: LateTexts): void {
  if (lateEnglish === undefined) waiting.push({ catalogue, texts });
  else Object.assign(catalogue, readCatalogue(lateEnglish, texts));
}

/** Loads what only late parts say, in English and every language that is there. Whoever says it is not drawn before. */
export async function loadLateWords(): Promise<void> {
  const { lateMessages } = await import("./locales/late/en_US.ts");
  if (lateEnglish !== undefined) return;
  lateEnglish = lateMessages;
  Object.assign(english, lateMessages);
  waiting.splice(0).forEach(addLateTexts);
}

/**
 * A part that is loaded late, together with the words that only such parts say.
 *
 * @example lateDialog(async () => (await withLateWords(import("./CreatorDialog.tsx"))).CreatorDialog);
 */
export async function withLateWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLateWords()]);
  return loaded;
}
