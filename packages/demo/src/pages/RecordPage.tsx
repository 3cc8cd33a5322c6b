import { useCallback } from "react";
import { Citation } from "../components/CopyCitation.tsx";
import { CreatorList, RecordDetails } from "../components/RecordDetails.tsx";
import { Description } from "../components/Description.tsx";
import { FileTable } from "../components/FileTable.tsx";
import { Loading, ProblemNotice } from "../components/LoadState.tsx";
import { RecordActions } from "../components/RecordActions.tsx";
import { StatusBadge } from "../components/StatusBadge.tsx";
import { useTitle } from "../components/useTitle.ts";
import { citationOf } from "../platform/citation.ts";
import { readRecordPage, type RecordPageData } from "../platform/readPages.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../host/HostContext.ts";

function PreviewBanner({ id }: { readonly id: string }) {
  const { t } = useHost();
  return (
    <aside className="host-preview" aria-label={t("record.preview")}>
      <p>
        <strong>{t("record.preview")}</strong> {t("record.preview.text")}
      </p>
      <a className="host-button" href={`/uploads/${encodeURIComponent(id)}`}>
        {t("record.preview.back")}
      </a>
    </aside>
  );
}

function RecordView({ record, files, preview }: RecordPageData & { readonly preview: boolean }) {
  const { t } = useHost();
  const { metadata, ui } = record;
  const title = metadata.title === "" ? t("record.untitled") : metadata.title;
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
            <span>{t("record.published", { date: metadata.publication_date })}</span>
          )}
          {metadata.version !== "" && <span>{t("record.version", { version: metadata.version })}</span>}
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
              <h2 id="description">{t("record.description")}</h2>
              <Description html={metadata.description} />
            </section>
          )}
          <section aria-labelledby="files">
            <h2 id="files">{t("record.files")}</h2>
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

/** Shows a published record, or the preview of a draft. */
export function RecordPage({ id, preview }: { readonly id: string; readonly preview: boolean }) {
  const { locale } = useHost();
  const load = useCallback((signal: AbortSignal) => readRecordPage(id, preview, locale, signal), [id, preview, locale]);
  const { loaded, retry } = useLoad(load);
  switch (loaded.kind) {
    case "loading":
      return <Loading />;
    case "problem":
      return <ProblemNotice problem={loaded.problem} retry={retry} />;
    case "loaded":
      return <RecordView {...loaded.value} preview={preview} />;
    default:
      return loaded satisfies never;
  }
}
