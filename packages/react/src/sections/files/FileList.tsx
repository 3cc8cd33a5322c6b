import { type FileEntry } from "@deposit/core";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useField } from "../../form/useField.ts";
import { useRevealer } from "../../form/useRevealer.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { FieldMessages } from "../../ui/FieldMessages.tsx";
import { rowOf } from "../../ui/rowOf.ts";
import { useAnnounce } from "../../ui/useAnnounce.ts";
import { useListWindow } from "../../ui/useListWindow.ts";
import { FileRow } from "./FileRow.tsx";

interface FileListProps {
  files: readonly FileEntry[];
  locked: boolean;
  /** Takes the focus when the row that had it is gone. */
  root: RefObject<HTMLElement | null>;
}

const entriesPath = ["files", "entries"];

/** Up to so many files the list is as long as they need. */
const DRAWN_WHOLE = 100;

/** The files in the order they were added, each with what can be done about it. */
export function FileList({ files, locked, root }: FileListProps) {
  const t = useMessage();
  const announce = useAnnounce();
  const { deposit } = useDepositContext();
  const preview = useField("files.default_preview");
  const [asked, setAsked] = useState<string | null>(null);
  const [notRemoved, setNotRemoved] = useState<ReadonlySet<string>>(new Set());

  const { setValue: setPreview, value: previewed } = preview;
  const takeOff = useCallback(
    async (key: string, words: "files.removed" | "files.cancelled"): Promise<void> => {
      await (words === "files.removed" ? deposit.removeFile(key) : deposit.cancelFile(key));
      const stayed = deposit.getState().files.some((entry) => entry.key === key);
      setNotRemoved((before) => new Set([...before].filter((other) => other !== key).concat(stayed ? [key] : [])));
      if (stayed) {
        announce(t("files.notRemoved", { name: key }));
        return;
      }
      if (previewed === key) setPreview("");
      announce(t(words, { name: key }));
      // React takes the row away first.
      setTimeout(() => keepFocus(root.current));
    },
    [announce, deposit, previewed, root, setPreview, t],
  );
  const panel = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const keys = useMemo(() => files.map(({ key }) => key), [files]);
  const view = useListWindow(keys, panel, [focused], DRAWN_WHOLE);
  useRevealer(entriesPath, (target) => {
    const key = target[entriesPath.length];
    if (key === undefined || !keys.includes(key)) return;
    // Drawn at once, since the focus goes there next.
    flushSync(() => setFocused(key));
    view.scrollTo(keys.indexOf(key));
  });
  const onCancel = useCallback((key: string) => void takeOff(key, "files.cancelled"), [takeOff]);
  const onRetry = useCallback(
    (key: string) => {
      deposit.retryFile(key);
      setTimeout(() => keepFocus(root.current));
    },
    [deposit, root],
  );
  return (
    <>
      <div
        ref={panel}
        className="deposit-list-panel"
        data-windowed={view.height === undefined ? undefined : true}
        onFocus={(event) => setFocused(rowOf(event.target))}
        onBlur={(event) => {
          if (rowOf(event.relatedTarget) === null) setFocused(null);
        }}
      >
        <ul
          className="deposit-files"
          aria-label={t("files.listName")}
          style={view.height === undefined ? undefined : { blockSize: view.height }}
        >
          {view.rows.map(({ index, start }) => {
            const entry = files[index];
            if (entry === undefined) return null;
            return (
              <FileRow
                key={entry.key}
                entry={entry}
                index={index}
                total={files.length}
                start={start}
                measure={view.measure}
                locked={locked}
                previewed={entry.key === previewed}
                notRemoved={notRemoved.has(entry.key)}
                previewName={preview.inputProps.id}
                onPreview={preview.disabled ? undefined : setPreview}
                onCancel={onCancel}
                onRetry={onRetry}
                onRemove={setAsked}
              />
            );
          })}
        </ul>
      </div>
      <FieldMessages id={`${preview.inputProps.id}-messages`} messages={preview.messages} />
      {previewed === "" || preview.disabled ? null : (
        <div className="deposit-row" data-between="">
          <span className="deposit-muted deposit-small">{t("files.preview.help")}</span>
          <Button variant="quiet" size="sm" icon="clear" onClick={() => setPreview("")}>
            {t("files.preview.none")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t("files.remove.title")}
        description={t("files.remove.text", { name: asked ?? "" })}
        confirmLabel={t("files.remove.confirm")}
        cancelLabel={t("files.remove.cancel")}
        closeLabel={t("form.close")}
        tone="danger"
        onConfirm={() => {
          if (asked !== null) void takeOff(asked, "files.removed");
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
        part="remove-file-dialog"
      />
    </>
  );
}

/** Gives the focus to the section when the element that had it went away. */
function keepFocus(section: HTMLElement | null): void {
  const page = section?.getRootNode();
  if (!(page instanceof Document || page instanceof ShadowRoot)) return;
  if (page.activeElement === null || page.activeElement === document.body) section?.focus({ preventScroll: true });
}
