import { type FileEntry, formatFileSize, uploadFailureMessage } from "@deposit/core";
import { memo } from "react";
import { fieldId } from "../../form/fieldId.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { FieldMessages } from "../../ui/FieldMessages.tsx";
import type { FieldMessage } from "../../ui/fieldMessage.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/iconPaths.ts";
import { FileActions } from "./FileActions.tsx";
import { FileChecksum } from "./FileChecksum.tsx";
import { FileName } from "./FileName.tsx";
import { FilePreviewChoice } from "./FilePreviewChoice.tsx";
import { FileProgress } from "./FileProgress.tsx";

interface FileRowProps {
  entry: FileEntry;
  /** Place in the list, counted from 0, and how many there are. */
  index: number;
  total: number;
  /** Pixels from the top of a windowed list; `undefined` in the flow. */
  start: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  locked: boolean;
  previewed: boolean;
  /** The server did not delete it. */
  notRemoved: boolean;
  /** Name that the radios of the list share. */
  previewName: string;
  onPreview: ((key: string) => void) | undefined;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

const icons: Readonly<Record<FileEntry["phase"]["kind"], IconName>> = {
  pending: "file",
  paused: "file",
  uploading: "upload",
  finishing: "upload",
  finished: "checkCircle",
  error: "error",
};

/** One file: name, checksum, size, how far it is, what went wrong, and what can be done. Drawn when its own entry changes. */
export const FileRow = memo(function FileRow({
  entry,
  index,
  total,
  start,
  measure,
  locked,
  previewed,
  notRemoved,
  previewName,
  onPreview,
  onCancel,
  onRetry,
  onRemove,
}: FileRowProps) {
  const t = useMessage();
  const { tag } = useLocale();
  const { idPrefix } = useDepositContext();
  const decimal = useDeposit((state) => state.config.decimal_size_display);
  const path = ["files", "entries", entry.key];
  const said = useFieldMessages(useShownFeedback(path, "within"));
  const id = fieldId(idPrefix, path);
  const { phase } = entry;
  const own: FieldMessage[] = [];
  if (phase.kind === "error") {
    const { id: message, values } = uploadFailureMessage(phase.failure);
    own.push({ severity: "error", text: t("upload.failed"), description: t(message, values) });
  }
  if (notRemoved) own.push({ severity: "error", text: t("files.notRemoved", { name: entry.key }) });
  const isRunning = phase.kind === "uploading" || phase.kind === "finishing";
  return (
    <li
      ref={measure}
      className="deposit-file"
      data-index={index}
      data-row={entry.key}
      data-status={phase.kind}
      data-deposit-part="file"
      data-deposit-anchor={id}
      aria-posinset={index + 1}
      aria-setsize={total}
      style={start === undefined ? undefined : { position: "absolute", insetBlockStart: start, insetInline: 0 }}
    >
      <Icon name={icons[phase.kind]} className="deposit-file__icon" />
      <div className="deposit-file__words">
        <FileName entry={entry} />
        {phase.kind === "finished" ? (
          <div className="deposit-row">
            <FileChecksum checksum={entry.checksum} />
            {previewed || onPreview !== undefined ? (
              <FilePreviewChoice name={entry.key} groupName={previewName} chosen={previewed} onChoose={onPreview} />
            ) : null}
          </div>
        ) : null}
      </div>
      <span className="deposit-file__size">
        {entry.size === 0 && !isRunning && phase.kind !== "finished" ? (
          t("files.size.unknown")
        ) : (
          <bdi>{formatFileSize(entry.size, decimal, tag)}</bdi>
        )}
      </span>
      {locked ? null : <FileActions entry={entry} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />}
      {isRunning ? <FileProgress entry={entry} decimal={decimal} /> : null}
      {own.length + said.length === 0 ? null : (
        <div className="deposit-file__messages">
          <FieldMessages id={`${id}-messages`} messages={[...own, ...said]} />
        </div>
      )}
    </li>
  );
});
