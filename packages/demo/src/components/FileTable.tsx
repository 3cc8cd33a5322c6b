import { formatFileSize } from "@deposit/core";
import type { RecordPageData } from "../platform/readPages.ts";
import { pathOf } from "../route.ts";
import { useHost } from "../host/HostContext.ts";
import { languageTag } from "../i18n/translate.ts";

/** Lists the files of a record with size, MD5 and a download link. */
export function FileTable({ files }: { readonly files: RecordPageData["files"] }) {
  const { t, locale } = useHost();
  const language = languageTag(locale);
  if (files === "restricted") return <p>{t("record.files.restricted")}</p>;
  if (files === "problem") return <p role="alert">{t("record.files.problem")}</p>;
  if (files.entries.length === 0) return <p>{t("record.files.none")}</p>;
  const bytes = files.entries.reduce((sum, entry) => sum + entry.size, 0);
  return (
    <>
      <p className="host-count">
        {t("record.files.summary", { count: files.entries.length, size: formatFileSize(bytes, true, language) })}
      </p>
      <table className="host-files">
        <thead>
          <tr>
            <th scope="col">{t("record.file.name")}</th>
            <th scope="col">{t("record.file.size")}</th>
            <th scope="col">
              <span className="host-hidden">{t("record.file.download")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.entries.map(({ key, size, checksum, status, links }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                <span className="host-file-name">{key}</span>
                {checksum !== "" && (
                  <span className="host-checksum" dir="ltr" title={t("record.file.checksum")}>
                    {checksum}
                  </span>
                )}
              </th>
              <td className="host-file-size">{formatFileSize(size, true, language)}</td>
              <td className="host-file-action">
                {status === "completed" && links.content !== undefined ? (
                  <a
                    className="host-button"
                    href={pathOf(links.content)}
                    download={key}
                    aria-label={t("record.file.download.label", { name: key })}
                  >
                    {t("record.file.download")}
                  </a>
                ) : (
                  <span>{t("record.file.pending")}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
