import { useHost } from "../host/HostContext.ts";
import { languageTag } from "../i18n/translate.ts";
import type { UploadsQuery } from "../platform/readPages.ts";
import type { HostRecord } from "../platform/record.ts";
import { pathOf } from "../route.ts";
import { StatusBadge } from "./StatusBadge.tsx";

const sorts = ["newest", "oldest", "updated-desc", "bestmatch"] as const;

/** Searches and sorts the dashboard with a plain form that changes the address. */
export function UploadsToolbar({ query }: { readonly query: UploadsQuery }) {
  const { t } = useHost();
  return (
    <form className="host-toolbar" role="search" action="/me/uploads" method="get">
      <label className="host-search">
        <span className="host-hidden">{t("dashboard.search")}</span>
        <input
          className="host-input"
          type="search"
          name="q"
          defaultValue={query.text}
          placeholder={t("dashboard.search")}
        />
      </label>
      <button type="submit" className="host-button">
        {t("dashboard.search.submit")}
      </button>
      <label className="host-sort">
        <span>{t("dashboard.sort")}</span>
        <select
          className="host-select"
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => event.target.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`dashboard.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** Shows one upload in the dashboard. */
export function UploadRow({ record }: { readonly record: HostRecord }) {
  const { t, locale } = useHost();
  const title = record.metadata.title === "" ? t("dashboard.untitled") : record.metadata.title;
  const names = record.metadata.creators.map((creator) => creator.person_or_org.name);
  const changed = new Date(record.updated);
  const href = pathOf(record.links["self_html"] ?? `/uploads/${encodeURIComponent(record.id)}`);
  const action = record.is_draft ? "edit" : "view";
  return (
    <li className="host-upload">
      <div className="host-upload-text">
        <p className="host-upload-facts">
          <StatusBadge status={record.status} />
          {record.ui.resource_type !== undefined && <span>{record.ui.resource_type.title_l10n}</span>}
          {record.files.enabled && <span>{t("dashboard.files", { count: record.files.count })}</span>}
        </p>
        <h2 dir="auto">
          <a href={href}>{title}</a>
        </h2>
        <p className="host-upload-creators" dir="auto">
          {names.length === 0
            ? t("dashboard.noCreators")
            : names.slice(0, 5).join("; ") + (names.length > 5 ? " …" : "")}
        </p>
        {!Number.isNaN(changed.getTime()) && (
          <p className="host-upload-changed">
            <time dateTime={record.updated}>
              {t("dashboard.changed", {
                when: changed.toLocaleString(languageTag(locale), { dateStyle: "medium", timeStyle: "short" }),
              })}
            </time>
          </p>
        )}
      </div>
      <a className="host-button" href={href} aria-label={t(`dashboard.${action}.label`, { title })}>
        {t(`dashboard.${action}`)}
      </a>
    </li>
  );
}

/** Shows that there are no uploads, or none that match the search. */
export function EmptyUploads({ query }: { readonly query: UploadsQuery }) {
  const { t } = useHost();
  const searched = query.text !== "";
  return (
    <section className="host-empty">
      <h2>{searched ? t("dashboard.noHits.title", { query: query.text }) : t("dashboard.empty.title")}</h2>
      <p>{t(searched ? "dashboard.noHits.text" : "dashboard.empty.text")}</p>
      <a className="host-button" data-kind="primary" href={searched ? "/me/uploads" : "/uploads/new"}>
        {t(searched ? "dashboard.noHits.action" : "dashboard.empty.action")}
      </a>
    </section>
  );
}
