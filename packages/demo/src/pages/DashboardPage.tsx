import { useCallback, useState } from "react";
import { EmptyUploads, UploadRow, UploadsToolbar } from "../components/UploadList.tsx";
import { Loading, ProblemNotice } from "../components/LoadState.tsx";
import { PageLinks } from "../components/PageLinks.tsx";
import { useTitle } from "../components/useTitle.ts";
import { pageSize, readUploads, type UploadsQuery } from "../platform/readPages.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../host/HostContext.ts";

function queryOf(search: string): UploadsQuery {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page") ?? 1);
  return {
    text: asked.get("q") ?? "",
    sort: asked.get("sort") ?? "newest",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the address of the dashboard for a query, without default values. */
function dashboardPath({ text, sort, page }: UploadsQuery): string {
  const asked = new URLSearchParams();
  if (text !== "") asked.set("q", text);
  if (sort !== "newest") asked.set("sort", sort);
  if (page > 1) asked.set("page", String(page));
  return asked.size === 0 ? "/me/uploads" : `/me/uploads?${asked}`;
}

/** Shows the user's drafts and published records, with search, sorting and pages. */
export function DashboardPage() {
  const { t, locale } = useHost();
  useTitle(t("dashboard.title"));
  const [query] = useState(() => queryOf(location.search));
  // Titles of resource types depend on the language.
  const load = useCallback((signal: AbortSignal) => readUploads(query, locale, signal), [query, locale]);
  const { loaded, retry } = useLoad(load);
  if (loaded.kind === "problem") return <ProblemNotice problem={loaded.problem} retry={retry} />;
  return (
    <div className="host-dashboard">
      <div className="host-title-row">
        <div>
          <h1>{t("dashboard.title")}</h1>
          <p className="host-lead">{t("dashboard.lead")}</p>
        </div>
        <a className="host-button" data-kind="primary" href="/uploads/new">
          <span aria-hidden="true">+</span> {t("site.newUpload")}
        </a>
      </div>
      <UploadsToolbar query={query} />
      {loaded.kind === "loading" && <Loading />}
      {loaded.kind === "loaded" && loaded.value.total === 0 && <EmptyUploads query={query} />}
      {loaded.kind === "loaded" && loaded.value.total > 0 && (
        <>
          <p className="host-count" role="status">
            {t("dashboard.count", { count: loaded.value.total })}
          </p>
          <ul className="host-uploads">
            {loaded.value.records.map((record) => (
              <UploadRow key={record.id} record={record} />
            ))}
          </ul>
          <PageLinks
            page={query.page}
            pages={Math.ceil(loaded.value.total / pageSize)}
            pathOfPage={(page) => dashboardPath({ ...query, page })}
          />
        </>
      )}
    </div>
  );
}
