import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { compileOverrides, messageFault, plainOverrides } from "./compileOverrides.ts";
import { createI18n, type MessageOverrides } from "./createI18n.ts";
import { findLocale, SOURCE_LOCALE } from "./findLocale.ts";
import type { Catalogue } from "./compiledMessage.ts";
import { I18nContext } from "./I18nContext.ts";
import { lazyRecoveries, subscribeToLazyFailures, subscribeToLazyMessages } from "./lazyMessages.ts";
import { loadedCatalogue, loadLocale } from "./loadLocale.ts";

/** Props of {@link DepositI18n}. */
export interface DepositI18nProps {
  /** Locale as the platform writes it (`de_DE`, `de`). @default "en_US" */
  locale?: string | undefined;
  /** Sentences of the host instead of ours, by id. */
  messages?: MessageOverrides | undefined;
  /** Told when the catalogue could not be loaded, or there is none; the form then stays English. */
  onError?: ((error: unknown) => void) | undefined;
  /** Told of a sentence of the host that cannot be read or said; ours stands in its place. */
  onMessageFault?: ((id: string, error: unknown) => void) | undefined;
  children: ReactNode;
}

const noOverrides: MessageOverrides = {};

/** Gives the parts below it their language: loads the catalogue where it is not there yet, and re-draws when it is. */
export function DepositI18n(props: DepositI18nProps) {
  const { locale = SOURCE_LOCALE, messages = noOverrides, onError, onMessageFault, children } = props;
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

  const latest = useRef({ onError, onMessageFault });
  useEffect(() => {
    latest.current = { onError, onMessageFault };
  });
  useEffect(() => subscribeToLazyFailures((error) => latest.current.onError?.(error)), []);
  const recoveries = useSyncExternalStore(subscribeToLazyMessages, lazyRecoveries, lazyRecoveries);

  useEffect(() => {
    let current = true;
    compileOverrides(messages, (id, error) => current && onMessageFault?.(id, error)).then(
      (overrides) => current && overrides !== undefined && setCompiled({ key: overrideKey, overrides }),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same overrides in a new object are no new overrides
  }, [overrideKey]);

  const i18n = useMemo(() => {
    const catalogue = loadedCatalogue(locale) ?? (fetched?.locale === locale ? fetched.catalogue : undefined);
    const overrides = compiled?.key === overrideKey ? compiled.overrides : plainOverrides(messages);
    const spoken = catalogue === undefined ? SOURCE_LOCALE : (findLocale(locale) ?? SOURCE_LOCALE);
    return createI18n(spoken, catalogue ?? {}, overrides, (id, cause) =>
      // Sentences are said while the form is drawn, when no host can be told.
      queueMicrotask(() => latest.current.onMessageFault?.(id, messageFault(id, cause))),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same overrides in a new object are no new overrides
  }, [locale, fetched, compiled, overrideKey, recoveries]);

  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}
