import { findLocale, knownLocales, PSEUDO_LOCALE, SOURCE_LOCALE } from "./findLocale.ts";
import type { Catalogue } from "./compiledMessage.ts";
import { english } from "./english.ts";
import { addLazyMessages, lazyCatalogues, retryLazyMessages, notifyRecovery } from "./lazyMessages.ts";
import { localeNames } from "./localeNames.ts";
import { messages } from "./locales/en_US.ts";
import { readCatalogue } from "./readCatalogue.ts";

/** Error for an unknown locale (docs/platform/product.md 8.3: a missing locale file is a module-not-found error). */
export class LocaleNotFoundError extends Error {
  override readonly name = "LocaleNotFoundError";
  readonly code = "MODULE_NOT_FOUND";
  constructor(readonly locale: string) {
    super(
      `@deposit/react: Cannot find module './locales/${locale}': there is no catalogue for this locale. ` +
        `Give one of ${knownLocales().join(", ")}, or translate single sentences through the prop "messages".`,
    );
  }
}

const loaded = new Map<string, Catalogue>([[SOURCE_LOCALE, english]]);

/** Locales that failed to load. Their forms are English meanwhile. */
const missed = new Set<string>();

/** Returns the catalogue of a locale if it was loaded before, else `undefined`. */
export function loadedCatalogue(name: string): Catalogue | undefined {
  const locale = findLocale(name);
  return locale === undefined ? undefined : loaded.get(locale);
}

/**
 * Loads the catalogue of a locale once. Call it before rendering, so that the form is in that language from the start.
 * Otherwise the form shows English until the catalogue arrives.
 *
 * @throws LocaleNotFoundError (as a rejection) if there is no catalogue for the name.
 * @example
 * await loadLocale("de_DE");
 * root.render(<DepositForm client={client} locale="de_DE" />);
 */
export async function loadLocale(name: string): Promise<Catalogue> {
  const locale = findLocale(name);
  if (locale === undefined) throw new LocaleNotFoundError(name);
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  try {
    const catalogue = await load(locale);
    loaded.set(locale, catalogue);
    if (missed.delete(locale)) notifyRecovery();
    return catalogue;
  } catch (error) {
    missed.add(locale);
    throw error;
  }
}

/** Retries languages and lazy messages that failed to load. Call it when a lazy part opens. */
export function retryLocales(): void {
  retryLazyMessages();
  for (const locale of missed) loadLocale(locale).catch(() => undefined);
}

async function load(locale: string): Promise<Catalogue> {
  if (locale === PSEUDO_LOCALE) return (await import("./pseudoCatalogue.ts")).pseudoCatalogue();
  const named = localeNames.find((name) => name === locale);
  if (named === undefined) throw new LocaleNotFoundError(locale);
  const { localeLoaders } = await import("./localeLoaders.ts");
  const catalogue = readCatalogue(messages, (await localeLoaders[named]()).texts);
  await addLazyMessages({ catalogue, loadLate: async () => (await lazyCatalogues()).lazyCatalogueLoaders[named]() });
  return catalogue;
}
