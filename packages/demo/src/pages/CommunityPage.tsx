import { useCallback } from "react";
import { Loading, ProblemNotice } from "../components/LoadState.tsx";
import { StatusBadge } from "../components/StatusBadge.tsx";
import { useTitle } from "../components/useTitle.ts";
import { type CommunityPageData, readCommunityPage } from "../platform/community.ts";
import { useLoad } from "../platform/useLoad.ts";
import { pathOf } from "../route.ts";
import { useHost } from "../host/HostContext.ts";

function OpenRequests({ requests }: { readonly requests: NonNullable<CommunityPageData["requests"]> }) {
  const { t } = useHost();
  return (
    <section className="host-card" aria-labelledby="open-requests">
      <h2 id="open-requests">{t("community.requests")}</h2>
      {requests.length === 0 ? (
        <p className="host-lead">{t("community.requests.none")}</p>
      ) : (
        <ul className="host-plain-list">
          {requests.map(({ id, title, links }) => (
            <li key={id}>
              <a href={pathOf(links.self_html)} dir="auto">
                {title === "" ? t("dashboard.untitled") : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CommunityView({ community, records, total, requests }: CommunityPageData) {
  const { t } = useHost();
  const { title, description } = community.metadata;
  useTitle(title);
  return (
    <div className="host-dashboard">
      <div className="host-title-row">
        <div>
          <h1 dir="auto">{title}</h1>
          {description !== "" && <p className="host-lead">{description}</p>}
        </div>
        {community.ui.permissions.can_submit_record && (
          <a
            className="host-button"
            data-kind="primary"
            href={`/uploads/new?community=${encodeURIComponent(community.slug)}`}
          >
            <span aria-hidden="true">+</span> {t("community.upload")}
          </a>
        )}
      </div>
      {requests !== null && <OpenRequests requests={requests} />}
      <h2>{t("community.records")}</h2>
      <p className="host-count">{t("community.count", { count: total })}</p>
      <ul className="host-uploads">
        {records.map((record) => (
          <li className="host-upload" key={record.id}>
            <div className="host-upload-text">
              <p className="host-upload-facts">
                <StatusBadge status={record.status} />
                {record.ui.resource_type !== undefined && <span>{record.ui.resource_type.title_l10n}</span>}
              </p>
              <h3 dir="auto">
                <a href={`/records/${encodeURIComponent(record.id)}`}>
                  {record.metadata.title === "" ? t("record.untitled") : record.metadata.title}
                </a>
              </h3>
              <p className="host-upload-creators" dir="auto">
                {record.metadata.creators.map((creator) => creator.person_or_org.name).join("; ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows a community, its published records and, for curators, the open requests. */
export function CommunityPage({ slug }: { readonly slug: string }) {
  const { locale } = useHost();
  const load = useCallback((signal: AbortSignal) => readCommunityPage(slug, locale, signal), [slug, locale]);
  const { loaded, retry } = useLoad(load);
  if (loaded.kind === "loading") return <Loading />;
  if (loaded.kind === "problem") return <ProblemNotice problem={loaded.problem} retry={retry} />;
  return <CommunityView {...loaded.value} />;
}
