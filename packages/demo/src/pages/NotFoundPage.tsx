import { useTitle } from "../components/useTitle.ts";
import { useHost } from "../host/HostContext.ts";

/** Shows that the address has no page. */
export function NotFoundPage() {
  const { t } = useHost();
  useTitle(t("problem.missing.title"));
  return (
    <section className="host-notice">
      <h1>{t("problem.missing.title")}</h1>
      <p>{t("problem.missing.page")}</p>
      <p className="host-notice-actions">
        <a className="host-button" data-kind="primary" href="/me/uploads">
          {t("problem.dashboard")}
        </a>
      </p>
    </section>
  );
}
