import { type FileEntry, formatFileSize } from "@deposit/core";
import { isInOtherTab } from "@deposit/core/internal";
import { memo, type ReactNode } from "react";
import { fieldId } from "../../../form/store/fieldName.ts";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../../form/feedback/useShownFeedback.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { FieldMessages } from "../../../ui/field/FieldMessages.tsx";
import { messageIds } from "../../../ui/field/messageIds.ts";
import { FileActions, type FileRowActions } from "./FileActions.tsx";
import { FileChecksum } from "./FileChecksum.tsx";
import { fileMessages } from "./fileMessages.ts";
import { FileName } from "./FileName.tsx";
import { FilePreviewChoice } from "./FilePreview.tsx";
import { FileStatus } from "./FileStatus.tsx";

interface FileRowProps {
  entry: FileEntry;
  /** Index among the shown files, from 0. */
  index: number;
  /** Pixels from the top of a windowed list. `undefined` in a list without a window. */
  start: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Absent if nothing may be changed. */
  actions: FileRowActions | undefined;
  /** Whether it is selected. `undefined` if files cannot be selected. */
  selected: boolean | undefined;
  previewed: boolean;
  /** Name that the radio buttons of the list share. */
  previewName: string;
  /** The host's label for the choice, if it has one. */
  previewLabel: ReactNode | undefined;
  onPreview: ((key: string) => void) | undefined;
  /** Whether its removal was stopped because another tab had completed it. */
  kept: boolean;
  /** Why the file that was chosen again was refused. */
  refused: string | undefined;
}

/** A file with its name, checksum, size, progress, messages and actions. Renders when its own entry changes. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const {
    entry,
    index,
    start,
    measure,
    actions,
    selected,
    previewed,
    previewName,
    previewLabel,
    onPreview,
    kept,
    refused,
  } = props;
  const t = useMessage();
  const { tag } = useLocale();
  const { idPrefix } = useDepositContext();
  const decimal = useDeposit((state) => state.config.decimal_size_display);
  const path = ["files", "entries", entry.key];
  const feedback = useFieldMessages(useShownFeedback(path, "within"));
  const id = fieldId(idPrefix, path);
  const { key, phase, size } = entry;
  const messages = [...fileMessages(entry, t), ...feedback];
  if (kept) messages.push({ severity: "info", text: t("files.notRemoved.complete", { name: key }) });
  if (refused !== undefined) messages.push({ severity: "error", text: refused });
  const described = messageIds(id, messages);
  // The server reports a size of 0 for a file that never arrived.
  const isSizeKnown = size > 0 || phase.kind !== "error";
  return (
    <div
      role="row"
      ref={measure}
      className="deposit-file"
      data-index={index}
      data-row={key}
      data-status={isInOtherTab(entry) ? "elsewhere" : phase.kind}
      data-deposit-part="file"
      data-deposit-anchor={id}
      aria-rowindex={index + 2}
      style={start === undefined ? undefined : { position: "absolute", insetBlockStart: start, insetInline: 0 }}
    >
      {selected === undefined ? null : (
        <Cell name="select">
          <label className="deposit-file__tick">
            <input
              type="checkbox"
              className="deposit-checkbox__control"
              checked={selected}
              onChange={(event) => actions?.select(key, event.target.checked)}
              aria-label={t("files.select", { name: key })}
              aria-describedby={described}
            />
          </label>
        </Cell>
      )}
      <Cell name="words">
        <div className="deposit-file__about">
          <FileName entry={entry} describedBy={described} />
          {phase.kind === "finished" ? (
            <div className="deposit-file__facts">
              <FileChecksum checksum={entry.checksum} />
              {previewed || onPreview !== undefined ? (
                <FilePreviewChoice
                  name={key}
                  groupName={previewName}
                  label={previewLabel}
                  chosen={previewed}
                  onChoose={onPreview}
                />
              ) : null}
            </div>
          ) : null}
        </div>
        <FieldMessages id={`${id}-messages`} messages={messages} />
      </Cell>
      <Cell name="size">{isSizeKnown ? <bdi>{formatFileSize(size, decimal, tag)}</bdi> : t("files.size.unknown")}</Cell>
      <Cell name="status">
        <FileStatus entry={entry} decimal={decimal} />
      </Cell>
      {actions === undefined ? null : (
        <Cell name="actions">
          <FileActions entry={entry} actions={actions} describedBy={described} />
        </Cell>
      )}
    </div>
  );
});

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="cell" className={`deposit-file__${name}`}>
      {children}
    </div>
  );
}
