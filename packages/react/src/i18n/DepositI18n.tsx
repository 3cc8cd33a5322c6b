import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { compileOverrides, overrideError, plainOverrides } from "./compileOverrides.ts";
import { createI18n, type MessageOverrides } from "./createI18n.ts";
import { findLocale, SOURCE_LOCALE } from "./findLocale.ts";
import type { Catalogue } from "./compiledMessage.ts";
import { I18nContext } from "./I18nContext.ts";
import { lazyRecoveries, subscribeToLazyFailures, subscribeToLazyMessages } from "./lazyMessages.ts";
import { loadedCatalogue, loadLocale } from "./loadLocale.ts";

/** Props of {@link DepositI18n}. */
export interface DepositI18nProps {
  /** Locale in the platform's format (`de_DE`, `de`). @default "en_US" */
  locale?: string | undefined;
  /** Overrides of messages, by id. */
  messages?: MessageOverrides | undefined;
  /** Called if the catalogue does not exist or cannot be loaded. The form then stays English. */
  onError?: ((error: unknown) => void) | undefined;
  /** Called with an override that cannot be parsed or formatted. The default message is shown instead. */
  onMessageError?: ((id: string, error: unknown) => void) | undefined;
  children: ReactNode;
}

const noOverrides: MessageOverrides = {};

/**
 * Provides the language for the components below it. Loads the catalogue if necessary, and renders again when it
 * arrives.
 */
export function DepositI18n(props: DepositI18nProps) {
  const { locale = SOURCE_LOCALE, messages = noOverrides, onError, onMessageError, children } = props;
  const overrideKey = JSON.stringify(messages);
  const [fetched, setFetched] = useState<{ locale: string; catalogue: Catalogue }>();
  const [compiled, setCompiled] = useState<{ key: string; overrides: Catalogue }>();

  useEffect(() => {
    if (loadedCatalogue(locale) !== undefined) return;
    let current = true;
    loadLocale(locale).then(
      (catalogue) => current && setFetched({ locale, catalogue }),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new onError is no reason to load again
  }, [locale]);

  const latest = useRef({ onError, onMessageError });
  useEffect(() => {
    latest.current = { onError, onMessageError };
  });
  useEffect(() => subscribeToLazyFailures((error) => latest.current.onError?.(error)), []);
  const recoveries = useSyncExternalStore(subscribeToLazyMessages, lazyRecoveries, lazyRecoveries);

  useEffect(() => {
    let current = true;
    compileOverrides(messages, (id, error) => current && onMessageError?.(id, error)).then(
      (overrides) => current && overrides !== undefined && setCompiled({ key: overrideKey, overrides }),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal overrides in a new object are not new overrides
  }, [overrideKey]);

  const i18n = useMemo(() => {
    const catalogue = loadedCatalogue(locale) ?? (fetched?.locale === locale ? fetched.catalogue : undefined);
    const overrides = compiled?.key === overrideKey ? compiled.overrides : plainOverrides(messages);
    const spoken = catalogue === undefined ? SOURCE_LOCALE : (findLocale(locale) ?? SOURCE_LOCALE);
    return createI18n(spoken, catalogue ?? {}, overrides, (id, cause) =>
      // Messages are formatted during rendering, when a host must not be notified.
      queueMicrotask(() => latest.current.onMessageError?.(id, overrideError(id, cause))),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal overrides in a new object are not new overrides
  }, [locale, fetched, compiled, overrideKey, recoveries]);

  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}
