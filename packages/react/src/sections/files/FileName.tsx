import type { FileEntry } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";

/** A file's name, a link to its bytes once the server has them, its state in words and its checksum. */
export function FileName({ entry }: { entry: FileEntry }) {
  const t = useMessage();
  const { key, phase, checksum, links } = entry;
  const isFinished = phase.kind === "finished";
  return (
    <>
      <span className="deposit-file__name">
        {isFinished && links.content !== undefined ? (
          <a className="deposit-link" href={links.content} target="_blank" rel="noopener noreferrer">
            {key}
          </a>
        ) : (
          key
        )}
        <Badge tone={isFinished ? "success" : phase.kind === "error" ? "error" : "neutral"}>
          {t(`files.status.${phase.kind}`)}
        </Badge>
      </span>
      {isFinished ? (
        <span className="deposit-file__meta" title={t("files.checksum.help")}>
          {checksum === "" ? t("files.checksum.none") : <span className="deposit-mono">{checksum}</span>}
        </span>
      ) : null}
    </>
  );
}
