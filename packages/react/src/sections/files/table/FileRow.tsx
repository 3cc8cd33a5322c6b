import { type FileEntry, formatFileSize } from "@deposit/core";
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
import { FileActions } from "./FileActions.tsx";
import type { FileRowActions } from "./FileRowActions.ts";
import { FileChecksum } from "./FileChecksum.tsx";
import { fileMessages } from "./fileMessages.ts";
import { FileName } from "./FileName.tsx";
import { FilePreviewChoice } from "./FilePreviewChoice.tsx";
import { FileStatus } from "./FileStatus.tsx";
import { isSentElsewhere } from "./isSentElsewhere.ts";

interface FileRowProps {
  entry: FileEntry;
  /** Place among the files shown, counted from 0. */
  index: number;
  /** Pixels from the top of a windowed list; `undefined` in the flow. */
  start: number | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Absent where nothing may be changed. */
  acts: FileRowActions | undefined;
  /** Whether it is ticked; `undefined` where there is nothing to tick. */
  selected: boolean | undefined;
  previewed: boolean;
  /** Name that the radios of the list share. */
  previewName: string;
  /** The host's words for the choice, where it gave any. */
  previewLabel: ReactNode | undefined;
  onPreview: ((key: string) => void) | undefined;
  /** Whether it was to be removed, and stayed since another page had completed it. */
  kept: boolean;
  /** Why the file that was chosen again was not taken. */
  refused: string | undefined;
}

/** One file: name, checksum, size, how far it is, what went wrong, and what can be done. Drawn when its own entry changes. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const {
    entry,
    index,
    start,
    measure,
    acts,
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
  const said = useFieldMessages(useShownFeedback(path, "within"));
  const id = fieldId(idPrefix, path);
  const { key, phase, size } = entry;
  const messages = [...fileMessages(entry, t), ...said];
  if (kept) messages.push({ severity: "info", text: t("files.notRemoved.complete", { name: key }) });
  if (refused !== undefined) messages.push({ severity: "error", text: refused });
  const described = messageIds(id, messages);
  // Of a file that never arrived the server says 0.
  const isSizeKnown = size > 0 || phase.kind !== "error";
  return (
    <div
      role="row"
      ref={measure}
      className="deposit-file"
      data-index={index}
      data-row={key}
      data-status={isSentElsewhere(entry) ? "elsewhere" : phase.kind}
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
              onChange={(event) => acts?.select(key, event.target.checked)}
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
      {acts === undefined ? null : (
        <Cell name="actions">
          <FileActions entry={entry} acts={acts} describedBy={described} />
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
