import type { Catalogue, CompiledMessage } from "./compiledMessage.ts";
import { english } from "./english.ts";
import { type CatalogueTexts, readCatalogue } from "./readCatalogue.ts";

/** A catalogue that is there already, and what loads the words of late parts that are to be added to it. */
interface LoadedLanguage {
  readonly catalogue: Record<string, CompiledMessage>;
  readonly loadLate: () => Promise<{ readonly texts: CatalogueTexts } | undefined>;
}

const without = new Set<LoadedLanguage>();
let lazyEnglish: Catalogue | undefined;

let arrivals = 0;
const listeners = new Set<() => void>();

function tellOfArrival(): void {
  arrivals += 1;
  for (const listener of listeners) listener();
}

/** How often words of late parts have arrived; 0 before the first. */
export const lazyArrivals = (): number => arrivals;

/** Tells of every arrival of such words; answers the function that ends it. */
export function subscribeToLazyMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Languages whose words did not arrive when they were asked for; that is told once. */
const failed = new Set<LoadedLanguage>();
const failureListeners = new Set<(error: unknown) => void>();
let recoveries = 0;

/** How often words arrived after all that had not arrived before: what was drawn meanwhile is in English. */
export const lazyRecoveries = (): number => recoveries;

/** Has what was drawn in English meanwhile drawn anew. */
export function tellOfRecovery(): void {
  recoveries += 1;
  tellOfArrival();
}

/** Tells why the words of a language did not arrive; answers the function that ends it. */
export function subscribeToLazyFailures(listener: (error: unknown) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * Adds what late parts say to the catalogue of a language: at once where such a part was loaded, else with the first. Words
 * that do not arrive are English, which is better than no dialog; when the next late part opens they are asked for again.
 */
export async function addLazyMessages(language: LoadedLanguage): Promise<void> {
  without.add(language);
  if (lazyEnglish === undefined) return;
  try {
    const words = await language.loadLate();
    Object.assign(language.catalogue, readCatalogue(lazyEnglish, words?.texts ?? []));
    without.delete(language);
    if (failed.delete(language)) tellOfRecovery();
    else tellOfArrival();
  } catch (error) {
    // It stays among those that are without.
    if (failed.has(language)) return;
    failed.add(language);
    for (const listener of failureListeners) listener(error);
  }
}

/** Asks once more for words that did not arrive; to be called when a late part opens, which was perhaps fetched before. */
export function retryLazyMessages(): void {
  for (const language of failed) void addLazyMessages(language);
}

/** What late parts say: in English, and what loads it in the other languages. */
export const lazyCatalogues = () => import("./lazyCatalogues.ts");

/** Loads what only late parts say, in English and every language that is there. Whoever says it is not drawn before. */
export async function loadLazyMessages(): Promise<void> {
  ({ lazyEnglish } = await lazyCatalogues());
  Object.assign(english, lazyEnglish);
  await Promise.all([...without].map(addLazyMessages));
  if (arrivals === 0) tellOfArrival();
}

/**
 * A part that is loaded late, together with the words that only such parts say.
 *
 * @example lazyDialog(async () => (await withLazyMessages(import("./CreatorDialog.tsx"))).CreatorDialog);
 */
export async function withLazyMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLazyMessages()]);
  return loaded;
}
