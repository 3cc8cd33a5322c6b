import type { HostRecord } from "../platform/record.ts";
import { pathOf } from "../route.ts";
import { useHost } from "../words/HostContext.ts";
import { languageTag } from "../words/words.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** One upload of the dashboard. */
export function UploadRow({ record }: { readonly record: HostRecord }) {
  const { say, locale } = useHost();
  const title = record.metadata.title === "" ? say("dashboard.untitled") : record.metadata.title;
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
          {record.files.enabled && <span>{say("dashboard.files", { count: record.files.count })}</span>}
        </p>
        <h2 dir="auto">
          <a href={href}>{title}</a>
        </h2>
        <p className="host-upload-creators" dir="auto">
          {names.length === 0
            ? say("dashboard.noCreators")
            : names.slice(0, 5).join("; ") + (names.length > 5 ? " …" : "")}
        </p>
        {!Number.isNaN(changed.getTime()) && (
          <p className="host-upload-changed">
            <time dateTime={record.updated}>
              {say("dashboard.changed", {
                when: changed.toLocaleString(languageTag(locale), { dateStyle: "medium", timeStyle: "short" }),
              })}
            </time>
          </p>
        )}
      </div>
      <a className="host-button" href={href} aria-label={say(`dashboard.${action}.label`, { title })}>
        {say(`dashboard.${action}`)}
      </a>
    </li>
  );
}
