import type { FileEntry } from "@deposit/core";
import { isInOtherTab } from "@deposit/core/internal";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Badge, type BadgeTone } from "../../../ui/display/Badge.tsx";
import { FileProgress } from "../progress/FileProgress.tsx";

const tones: Readonly<Record<FileEntry["phase"]["kind"], BadgeTone>> = {
  pending: "neutral",
  paused: "warning",
  uploading: "accent",
  finishing: "accent",
  finished: "success",
  error: "error",
};

/** Shows the status of a file, and its progress during an upload. */
export function FileStatus({ entry, decimal }: { entry: FileEntry; decimal: boolean }) {
  const t = useMessage();
  const { phase, verification, isBeingRemoved } = entry;
  // A retry is possible from the initialization of the upload until the server confirms it.
  const isDelayed = "delay" in phase && phase.delay !== undefined;
  const isOnItsWay = phase.kind === "uploading" || phase.kind === "paused" || phase.kind === "finishing";
  return (
    <>
      {isBeingRemoved === true || isInOtherTab(entry) ? (
        <Badge tone="neutral">{t(isBeingRemoved === true ? "files.status.removing" : "files.status.elsewhere")}</Badge>
      ) : (
        <Badge tone={isDelayed ? "warning" : tones[phase.kind]}>
          {t(isDelayed ? "files.status.retrying" : `files.status.${phase.kind}`)}
        </Badge>
      )}
      {isOnItsWay ? <FileProgress entry={entry} decimal={decimal} /> : null}
      {isDelayed ? <p className="deposit-file__note">{t("files.delayed")}</p> : null}
      {phase.kind === "finished" && (verification === "pending" || verification === "unknown") ? (
        <p className="deposit-file__note">{t(`upload.verification.${verification}`)}</p>
      ) : null}
    </>
  );
}
