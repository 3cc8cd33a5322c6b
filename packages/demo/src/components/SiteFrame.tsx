import { type ReactNode, useState } from "react";
import { useHost } from "../host/HostContext.ts";
import { signInAs, userNames, type UserName, currentUser } from "../host/user.ts";
import { isLocale, languageTag, locales, nameOf } from "../i18n/translate.ts";
import type { Route } from "../route.ts";

function LanguageSwitch() {
  const { t, locale, setLocale } = useHost();
  return (
    <label className="host-language">
      <span className="host-hidden">{t("site.language")}</span>
      <select
        className="host-select"
        value={locale}
        onChange={(event) => {
          const chosen = event.target.value;
          if (isLocale(chosen)) setLocale(chosen);
        }}
      >
        {locales.map((value) => (
          <option key={value} value={value} lang={languageTag(value)}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeSwitch() {
  const { t, theme, setTheme } = useHost();
  const other = theme === "dark" ? "light" : "dark";
  const label = t(other === "dark" ? "site.theme.toDark" : "site.theme.toLight");
  return (
    <button type="button" className="host-icon-button" aria-label={label} title={label} onClick={() => setTheme(other)}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {theme === "dark" ? (
          <path
            d="M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z"
            strokeLinecap="round"
          />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  );
}

/** Renders the header and footer around a page. */
export function SiteFrame({ current, children }: { readonly current: Route; readonly children: ReactNode }) {
  const { t } = useHost();
  return (
    <div className="host-frame">
      <a className="host-skip" href="#content">
        {t("site.skip")}
      </a>
      <header className="host-header">
        <div className="host-header-inner">
          <a className="host-brand" href="/">
            <img src="/icon.svg" alt="" width="32" height="32" />
            <span>{t("site.name")}</span>
          </a>
          <nav className="host-nav" aria-label={t("site.navigation")}>
            <a href="/me/uploads" aria-current={current.page === "dashboard" ? "page" : undefined}>
              {t("site.uploads")}
            </a>
            <a
              href="/uploads/new"
              aria-current={current.page === "deposit" && current.id === null ? "page" : undefined}
            >
              {t("site.newUpload")}
            </a>
          </nav>
          <div className="host-preferences">
            <UserSwitch />
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <main className="host-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="host-footer">
        <p>{t("site.footer")}</p>
      </footer>
    </div>
  );
}

/** Switches the signed-in user. A development server has no passwords. The page is loaded again. */
function UserSwitch() {
  const { t } = useHost();
  const [person] = useState<UserName>(currentUser);
  return (
    <label className="host-language">
      <span className="host-hidden">{t("site.person")}</span>
      <select
        className="host-select"
        value={person}
        onChange={(event) => {
          const chosen = userNames.find((name) => name === event.target.value);
          if (chosen === undefined) return;
          signInAs(chosen);
          location.reload();
        }}
      >
        {userNames.map((name) => (
          <option key={name} value={name}>
            {t(`site.person.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
