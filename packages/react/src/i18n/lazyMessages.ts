import type { Catalogue, CompiledMessage } from "./compiledMessage.ts";
import { english } from "./english.ts";
import { type CatalogueTexts, readCatalogue } from "./readCatalogue.ts";

/** A loaded catalogue, and the function that loads its lazy messages. */
interface LoadedLanguage {
  readonly catalogue: Record<string, CompiledMessage>;
  readonly loadLate: () => Promise<{ readonly texts: CatalogueTexts } | undefined>;
}

const without = new Set<LoadedLanguage>();
let lazyEnglish: Catalogue | undefined;

let arrivals = 0;
const listeners = new Set<() => void>();

function notifyArrival(): void {
  arrivals += 1;
  for (const listener of listeners) listener();
}

/** Returns how often lazy messages have arrived, 0 before the first time. */
export const lazyArrivals = (): number => arrivals;

/** Subscribes to the arrival of lazy messages. Returns the function to unsubscribe. */
export function subscribeToLazyMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Languages whose lazy messages failed to load. Each failure is reported once. */
const failed = new Set<LoadedLanguage>();
const failureListeners = new Set<(error: unknown) => void>();
let recoveries = 0;

/** Returns how often messages arrived after a failure. What was rendered before is in English. */
export const lazyRecoveries = (): number => recoveries;

/** Notifies forms that were rendered in English, so that they render again. */
export function notifyRecovery(): void {
  recoveries += 1;
  notifyArrival();
}

/** Subscribes to failures to load the messages of a language. Returns the function to unsubscribe. */
export function subscribeToLazyFailures(listener: (error: unknown) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * Adds the lazy messages of a language to its catalogue: at once if a lazy part was loaded before, else with the first
 * one. Messages that fail to load stay English until the next lazy part retries them.
 */
export async function addLazyMessages(language: LoadedLanguage): Promise<void> {
  without.add(language);
  if (lazyEnglish === undefined) return;
  try {
    const late = await language.loadLate();
    Object.assign(language.catalogue, readCatalogue(lazyEnglish, late?.texts ?? []));
    without.delete(language);
    if (failed.delete(language)) notifyRecovery();
    else notifyArrival();
  } catch (error) {
    // The language stays in `without`.
    if (failed.has(language)) return;
    failed.add(language);
    for (const listener of failureListeners) listener(error);
  }
}

/**
 * Retries messages that failed to load. Call it when a lazy part opens, since the part itself may be loaded already.
 */
export function retryLazyMessages(): void {
  for (const language of failed) void addLazyMessages(language);
}

/** Loads the English lazy messages and the loaders for the other languages. */
export const lazyCatalogues = () => import("./lazyCatalogues.ts");

/** Loads the lazy messages of English and of every loaded language. Lazy parts wait for it. */
export async function loadLazyMessages(): Promise<void> {
  ({ lazyEnglish } = await lazyCatalogues());
  Object.assign(english, lazyEnglish);
  await Promise.all([...without].map(addLazyMessages));
  if (arrivals === 0) notifyArrival();
}

/**
 * Loads a lazy part together with the lazy messages.
 *
 * @example lazyDialog(async () => (await withLazyMessages(import("./CreatorDialog.tsx"))).CreatorDialog);
 */
export async function withLazyMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLazyMessages()]);
  return loaded;
}
