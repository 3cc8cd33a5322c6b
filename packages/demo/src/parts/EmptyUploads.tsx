import type { UploadsQuery } from "../platform/readPages.ts";
import { useHost } from "../words/HostContext.ts";

/** What the dashboard says when there is nothing to list. */
export function EmptyUploads({ query }: { readonly query: UploadsQuery }) {
  const { say } = useHost();
  const searched = query.text !== "";
  return (
    <section className="host-empty">
      <h2>{searched ? say("dashboard.noHits.title", { query: query.text }) : say("dashboard.empty.title")}</h2>
      <p>{say(searched ? "dashboard.noHits.text" : "dashboard.empty.text")}</p>
      <a className="host-button" data-kind="primary" href={searched ? "/me/uploads" : "/uploads/new"}>
        {say(searched ? "dashboard.noHits.action" : "dashboard.empty.action")}
      </a>
    </section>
  );
}
