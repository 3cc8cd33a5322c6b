import { useCallback, useState } from "react";
import { EmptyUploads } from "../parts/EmptyUploads.tsx";
import { Loading } from "../parts/Loading.tsx";
import { PageLinks } from "../parts/PageLinks.tsx";
import { ProblemNotice } from "../parts/ProblemNotice.tsx";
import { UploadRow } from "../parts/UploadRow.tsx";
import { UploadsToolbar } from "../parts/UploadsToolbar.tsx";
import { useTitle } from "../parts/useTitle.ts";
import { pageSize, readUploads, type UploadsQuery } from "../platform/readPages.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../words/HostContext.ts";

function queryOf(search: string): UploadsQuery {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page") ?? 1);
  return {
    text: asked.get("q") ?? "",
    sort: asked.get("sort") ?? "newest",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the dashboard that shows these uploads; defaults are left out. */
function dashboardPath({ text, sort, page }: UploadsQuery): string {
  const asked = new URLSearchParams();
  if (text !== "") asked.set("q", text);
  if (sort !== "newest") asked.set("sort", sort);
  if (page > 1) asked.set("page", String(page));
  return asked.size === 0 ? "/me/uploads" : `/me/uploads?${asked}`;
}

/** The uploads of whoever is signed in: drafts and published records, with search, order and pages. */
export function DashboardPage() {
  const { say, locale } = useHost();
  useTitle(say("dashboard.title"));
  const [query] = useState(() => queryOf(location.search));
  // The language is part of what is asked: titles of resource types come in it.
  const load = useCallback((signal: AbortSignal) => readUploads(query, locale, signal), [query, locale]);
  const { loaded, again } = useLoad(load);
  if (loaded.kind === "problem") return <ProblemNotice problem={loaded.problem} again={again} />;
  return (
    <div className="host-dashboard">
      <div className="host-title-row">
        <div>
          <h1>{say("dashboard.title")}</h1>
          <p className="host-lead">{say("dashboard.lead")}</p>
        </div>
        <a className="host-button" data-kind="primary" href="/uploads/new">
          <span aria-hidden="true">+</span> {say("site.newUpload")}
        </a>
      </div>
      <UploadsToolbar query={query} />
      {loaded.kind === "loading" && <Loading />}
      {loaded.kind === "loaded" && loaded.value.total === 0 && <EmptyUploads query={query} />}
      {loaded.kind === "loaded" && loaded.value.total > 0 && (
        <>
          <p className="host-count" role="status">
            {say("dashboard.count", { count: loaded.value.total })}
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
