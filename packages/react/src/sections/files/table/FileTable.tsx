import type { FileEntry } from "@deposit/core";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSortableLabels } from "../../../components/lists/useSortableLabels.ts";
import { fieldId } from "../../../form/store/fieldName.ts";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useField } from "../../../form/field/useField.ts";
import { useRevealField } from "../../../form/focus/useRevealField.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { FILTERED_FROM } from "../../../ui/list/filterRows.ts";
import { lazyDialog } from "../../../ui/lazy/lazyDialog.tsx";
import { ListFilter } from "../../../ui/list/ListFilter.tsx";
import { rowOf } from "../../../ui/list/rowOf.ts";
import { useListWindow } from "../../../ui/list/useListWindow.tsx";
import type { FileRowActions } from "./FileActions.tsx";
import { ChecksumNote } from "./FileChecksum.tsx";
import { FilePreviewNote } from "./FilePreview.tsx";
import { FileRow } from "./FileRow.tsx";
import { FileTableHead } from "./FileTableHead.tsx";
import { FileToolbar } from "./FileToolbar.tsx";
import type { FileChoice } from "../intake/useChooseAgain.ts";
import { useFileRemoval } from "./useFileRemoval.ts";
import { useFileSelection } from "./useFileSelection.ts";
import { useFileView } from "./useFileView.ts";
import { withLazyMessages } from "../../../i18n/lazyMessages.ts";

const RemoveFilesDialog = lazyDialog(
  async () => (await withLazyMessages(import("./RemoveFilesDialog.tsx"))).RemoveFilesDialog,
);

interface FileTableProps {
  files: readonly FileEntry[];
  locked: boolean;
  again: FileChoice;
}

const entriesPath = ["files", "entries"];

/** Longest list that is rendered as a whole. The filtered files of a longer list are rendered in a window as well. */
const DRAWN_WHOLE = 199;

/** The files, filtered and sorted, with the actions for each of them and for the selected ones. */
export function FileTable({ files, locked, again }: FileTableProps) {
  const t = useMessage();
  const { deposit, idPrefix } = useDepositContext();
  const labels = useSortableLabels(t("files.filterName"));
  const preview = useField("files.default_preview");
  const { filter, order, setOrder, keys, entryOf } = useFileView(files);
  const { selected, select, selectAll, clear } = useFileSelection((key) => filter.indexOf(key) >= 0);
  const removal = useFileRemoval();
  const table = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Moves the focus away from a button that is about to disappear. */
  const handFocusTo = (stop: string): void => table.current?.querySelector<HTMLElement>(stop)?.focus();
  const [focused, setFocused] = useState<string | null>(null);
  const view = useListWindow(
    keys,
    panel,
    [focused],
    filter.query,
    files.length > DRAWN_WHOLE ? undefined : DRAWN_WHOLE,
  );
  useRevealField(entriesPath, (target) => {
    const key = target[entriesPath.length];
    if (key === undefined || filter.indexOf(key) < 0) return;
    // Synchronous, since the caller focuses the row next.
    flushSync(() => {
      if (!keys.includes(key)) filter.setQuery("");
      setFocused(key);
    });
    view.scrollTo(keys.indexOf(key));
  });

  const { ask: chooseAgain } = again;
  const { ask: remove, cancel } = removal;
  const actions = useMemo<FileRowActions>(
    () => ({
      pause: deposit.pauseFile,
      resume: deposit.resumeFile,
      retry: deposit.retryFile,
      cancel,
      remove,
      chooseAgain,
      select,
    }),
    [cancel, chooseAgain, deposit, remove, select],
  );
  const choosePreview = preview.disabled || preview.hidden || locked ? undefined : preview.setValue;
  const isSelectable = !locked && files.length > 1;
  const shownSelected = selected.size === 0 ? 0 : keys.filter((key) => selected.has(key)).length;
  return (
    <div className="deposit-stack" data-gap="small">
      <div className="deposit-files__tools">
        {files.length < FILTERED_FROM && filter.query === "" ? null : (
          <ListFilter
            id={`${fieldId(idPrefix, entriesPath)}-filter`}
            query={filter.query}
            onQueryChange={filter.setQuery}
            shown={keys.length}
            total={files.length}
            labels={labels}
          />
        )}
        {locked ? null : (
          <FileToolbar
            files={files}
            selected={selected}
            onClear={() => {
              handFocusTo("[type=checkbox]");
              clear();
            }}
            onRemove={(chosen) => remove(...chosen)}
          />
        )}
      </div>
      {keys.length === 0 ? <p className="deposit-muted">{labels.noneFiltered(filter.query)}</p> : null}
      <div
        ref={table}
        role="table"
        className="deposit-files"
        aria-label={t("files.listName")}
        aria-rowcount={keys.length + 1}
        data-selectable={isSelectable || undefined}
        data-locked={locked || undefined}
        hidden={keys.length === 0}
      >
        <FileTableHead
          order={order}
          onOrder={setOrder}
          selection={
            isSelectable
              ? {
                  state: shownSelected === 0 ? "none" : shownSelected === keys.length ? "all" : "some",
                  label: t(filter.isNarrowed ? "files.selectShown" : "files.selectAll"),
                }
              : undefined
          }
          onSelectAll={(isSelected) => selectAll(keys, isSelected)}
          hasActions={!locked}
        />
        <div ref={panel} role="rowgroup" className="deposit-files__panel" data-windowed={view.isWindowed || undefined}>
          <div
            className="deposit-files__rows"
            style={view.height === undefined ? undefined : { blockSize: view.height }}
            onFocus={(event) => setFocused(rowOf(event.target))}
            onBlur={(event) => {
              if (rowOf(event.relatedTarget) === null) setFocused(null);
            }}
          >
            {view.rows.map(({ index, start }) => {
              const key = keys[index] ?? "";
              const entry = entryOf(key);
              if (entry === undefined) return null;
              return (
                <FileRow
                  key={key}
                  entry={entry}
                  index={index}
                  start={start}
                  measure={view.measure}
                  actions={locked ? undefined : actions}
                  selected={isSelectable ? selected.has(key) : undefined}
                  previewed={!preview.hidden && key === preview.value}
                  previewName={preview.inputProps.id}
                  previewLabel={preview.label}
                  onPreview={choosePreview}
                  kept={removal.kept.has(key)}
                  refused={again.refused?.key === key ? again.refused.reason : undefined}
                />
              );
            })}
          </div>
        </div>
      </div>
      {view.windowing}
      {files.some(({ checksum }) => checksum !== "") ? <ChecksumNote /> : null}
      <FilePreviewNote
        preview={preview}
        onNone={
          choosePreview === undefined
            ? undefined
            : () => {
                handFocusTo("[type=radio]:checked");
                choosePreview("");
              }
        }
      />
      {removal.asked.length === 0 ? null : (
        <RemoveFilesDialog keys={removal.asked} onConfirm={removal.confirm} onCancel={removal.dismiss} />
      )}
    </div>
  );
}
