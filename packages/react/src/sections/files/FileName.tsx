import type { FileEntry } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";

/** A file's name, a link to its bytes once the server has them, and its state in words. */
export function FileName({ entry }: { entry: FileEntry }) {
  const t = useMessage();
  const { key, phase, links } = entry;
  const isFinished = phase.kind === "finished";
  return (
    <span className="deposit-file__name">
      {isFinished && links.content !== undefined ? (
        <a className="deposit-link" href={links.content} target="_blank" rel="noopener noreferrer">
          <bdi>{key}</bdi>
        </a>
      ) : (
        <bdi>{key}</bdi>
      )}
      <Badge tone={isFinished ? "success" : phase.kind === "error" ? "error" : "neutral"}>
        {t(`files.status.${phase.kind}`)}
      </Badge>
    </span>
  );
}
