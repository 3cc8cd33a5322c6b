import { useCallback } from "react";
import { Citation } from "../parts/Citation.tsx";
import { CreatorList } from "../parts/CreatorList.tsx";
import { Description } from "../parts/Description.tsx";
import { FileTable } from "../parts/FileTable.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ProblemNotice } from "../parts/ProblemNotice.tsx";
import { RecordActions } from "../parts/RecordActions.tsx";
import { RecordDetails } from "../parts/RecordDetails.tsx";
import { StatusBadge } from "../parts/StatusBadge.tsx";
import { useTitle } from "../parts/useTitle.ts";
import { citationOf } from "../platform/citation.ts";
import { readRecordPage, type RecordPageData } from "../platform/readPages.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../words/HostContext.ts";

function PreviewBanner({ id }: { readonly id: string }) {
  const { say } = useHost();
  return (
    <aside className="host-preview" aria-label={say("record.preview")}>
      <p>
        <strong>{say("record.preview")}</strong> {say("record.preview.text")}
      </p>
      <a className="host-button" href={`/uploads/${encodeURIComponent(id)}`}>
        {say("record.preview.back")}
      </a>
    </aside>
  );
}

function RecordView({ record, files, preview }: RecordPageData & { readonly preview: boolean }) {
  const { say } = useHost();
  const { metadata, ui } = record;
  const title = metadata.title === "" ? say("record.untitled") : metadata.title;
  const doi = record.pids.doi?.identifier ?? "";
  const address = doi === "" ? new URL(`/records/${record.id}`, location.href).href : `https://doi.org/${doi}`;
  useTitle(title);
  return (
    <article className="host-record">
      {preview && <PreviewBanner id={record.id} />}
      <header className="host-record-head">
        <p className="host-upload-facts">
          <StatusBadge status={record.status} />
          {metadata.publication_date !== "" && (
            <span>{say("record.published", { date: metadata.publication_date })}</span>
          )}
          {metadata.version !== "" && <span>{say("record.version", { version: metadata.version })}</span>}
          {ui.resource_type !== undefined && <span>{ui.resource_type.title_l10n}</span>}
        </p>
        <h1 dir="auto">{title}</h1>
        <CreatorList creators={metadata.creators} />
        {preview ? null : <RecordActions record={record} />}
      </header>
      <div className="host-record-columns">
        <div>
          {metadata.description !== "" && (
            <section aria-labelledby="description">
              <h2 id="description">{say("record.description")}</h2>
              <Description html={metadata.description} />
            </section>
          )}
          <section aria-labelledby="files">
            <h2 id="files">{say("record.files")}</h2>
            <FileTable files={files} />
          </section>
        </div>
        <div className="host-record-side">
          <RecordDetails record={record} doi={doi === "" ? null : doi} />
          <Citation text={citationOf({ ...record, metadata: { ...metadata, title } }, address)} />
        </div>
      </div>
    </article>
  );
}

/** A published record for everybody, or the preview of a draft for its owner. */
export function RecordPage({ id, preview }: { readonly id: string; readonly preview: boolean }) {
  const { locale } = useHost();
  const load = useCallback((signal: AbortSignal) => readRecordPage(id, preview, locale, signal), [id, preview, locale]);
  const { loaded, again } = useLoad(load);
  switch (loaded.kind) {
    case "loading":
      return <Loading />;
    case "problem":
      return <ProblemNotice problem={loaded.problem} again={again} />;
    case "loaded":
      return <RecordView {...loaded.value} preview={preview} />;
    default:
      return loaded satisfies never;
  }
}
