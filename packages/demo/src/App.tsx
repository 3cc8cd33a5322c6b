import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { Loading } from "./components/LoadState.tsx";
import { SiteFrame } from "./components/SiteFrame.tsx";
import { type Route, routeOf } from "./route.ts";
import { type Host, HostContext } from "./host/HostContext.ts";
import { keepLocale, keepTheme, preferredLocale, preferredTheme, showLocale, type Theme } from "./host/preferences.ts";
import { type Locale, translateIn } from "./i18n/translate.ts";

const DashboardPage = lazy(() => import("./pages/DashboardPage.tsx").then((m) => ({ default: m.DashboardPage })));
const DepositPage = lazy(() => import("./pages/DepositPage.tsx").then((m) => ({ default: m.DepositPage })));
const CommunityPage = lazy(() => import("./pages/CommunityPage.tsx").then((m) => ({ default: m.CommunityPage })));
const RequestPage = lazy(() => import("./pages/RequestPage.tsx").then((m) => ({ default: m.RequestPage })));
const RecordPage = lazy(() => import("./pages/RecordPage.tsx").then((m) => ({ default: m.RecordPage })));

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "dashboard":
      return <DashboardPage />;
    case "deposit":
      return <DepositPage id={route.id} community={route.community} />;
    case "record":
      return <RecordPage id={route.id} preview={route.preview} />;
    case "request":
      return <RequestPage id={route.id} />;
    case "community":
      return <CommunityPage slug={route.slug} />;
    case "missing":
      return <NotFoundPage />;
    default:
      return route satisfies never;
  }
}

/** Renders the page of the current address. Each navigation loads a page, as on the platform. */
export function App() {
  const [route] = useState(() => routeOf(location));
  const [locale, chooseLocale] = useState<Locale>(() => {
    const preferred = preferredLocale();
    showLocale(preferred);
    return preferred;
  });
  const [theme, chooseTheme] = useState<Theme>(preferredTheme);
  const setLocale = useCallback((chosen: Locale) => {
    keepLocale(chosen);
    chooseLocale(chosen);
  }, []);
  const setTheme = useCallback((chosen: Theme) => {
    keepTheme(chosen);
    chooseTheme(chosen);
  }, []);
  const host = useMemo<Host>(
    () => ({ locale, t: translateIn(locale), theme, setLocale, setTheme }),
    [locale, theme, setLocale, setTheme],
  );
  return (
    <HostContext value={host}>
      <SiteFrame current={route}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
        </Suspense>
      </SiteFrame>
    </HostContext>
  );
}
