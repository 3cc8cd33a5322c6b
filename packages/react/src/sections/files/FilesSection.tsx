import { mayChangeFiles, mayToggleFiles } from "@deposit/core/internal";
import { useCallback, useRef, useState } from "react";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useEditable } from "../../form/field/useEditable.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useFieldValue } from "../../form/field/useFieldValue.ts";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";
import { FieldMessages } from "../../ui/field/FieldMessages.tsx";
import { FileDropArea } from "../../ui/file-drop/FileDropArea.tsx";
import { FileInput } from "../../ui/file-drop/FileInput.tsx";
import { LazyContent } from "../../ui/lazy/LazyContent.tsx";
import { lazyDialog } from "../../ui/lazy/lazyDialog.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";
import { useLazyPart } from "../../ui/lazy/useLazyPart.ts";
import { useKeepPage } from "../../ui/file-drop/useKeepPage.ts";
import { generalFeedback } from "./table/generalFeedback.ts";
import { ImportFilesBanner } from "./intake/ImportFilesBanner.tsx";
import { MetadataOnlyToggle } from "./MetadataOnlyToggle.tsx";
import { StorageCounter } from "./progress/StorageCounter.tsx";
import { type Refused, refusedOf } from "./intake/uploadRefusals.ts";
import { useChooseAgain } from "./intake/useChooseAgain.ts";
import { useDroppedHandles } from "./intake/useDroppedHandles.ts";
import { useFiles } from "./progress/useFiles.ts";
import { useKeptFocus } from "./table/useKeptFocus.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const UploadLimitsDialog = lazyDialog(
  async () => (await withLazyMessages(import("./intake/UploadLimitsDialog.tsx"))).UploadLimitsDialog,
);

// A new upload has no files. This module is prefetched while the browser is idle, before the first file is added.
const listedFiles = lazyPart(async () => (await withLazyMessages(import("./table/ListedFiles.tsx"))).ListedFiles);

// Stays loaded once there were files, since the removal of the last file is announced as well.
const uploadAnnouncements = lazyPart(
  async () => (await withLazyMessages(import("./progress/UploadAnnouncements.tsx"))).UploadAnnouncements,
);

const filesPath = ["files"];

/**
 * Returns the estimated height of the table with its surroundings. For many files it is limited to a typical viewport.
 */
function heightOfTable(count: number): string {
  return `min(${count} * var(--deposit-file-row) + 70px, 640px)`;
}

/**
 * The files: upload by drop, paste or file picker, progress, limits, preview, removal, import from the previous
 * version, and the declaration that there are none.
 */
export function FilesSection() {
  const t = useMessage();
  const { deposit, values, idPrefix, root: form } = useDepositContext();
  const { files, totals } = useFiles();
  const mayChange = useDeposit(mayChangeFiles);
  const mayToggle = useDeposit(mayToggleFiles);
  const editable = useEditable();
  const enabled = useFieldValue("files.enabled");
  const feedback = useShownFeedback(filesPath, "within");
  const messages = useFieldMessages(generalFeedback(feedback, files, mayChange && mayToggle));
  const [refused, setRefused] = useState<Refused | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  // Without this, a dropped file that cannot be added would make the browser leave the page.
  useKeepPage();

  const keepHandles = useDroppedHandles(form);
  const add = useCallback(
    (chosen: File[], unreadable: string[] = []): void => {
      keepHandles(chosen);
      const refusals = chosen.length === 0 ? [] : deposit.addFiles(chosen, values.read);
      setRefused(refusedOf(chosen.length, refusals, unreadable));
    },
    [deposit, keepHandles, values],
  );
  const again = useChooseAgain(add);
  const locked = !mayChange || !editable;
  const hasFiles = files.length > 0;
  const announcements = useLazyPart(uploadAnnouncements, hasFiles);
  const id = fieldId(idPrefix, filesPath);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only records which element has the focus
    <div
      className="deposit-stack deposit-files-section"
      ref={root}
      // Named, since the group gets the focus when the focused file is removed.
      role="group"
      aria-label={t("section.files")}
      tabIndex={-1}
      data-deposit-anchor={id}
      data-deposit-part="files"
      onFocus={keepFocus}
    >
      {mayChange ? (
        <div className="deposit-row" data-between="">
          {mayToggle ? <MetadataOnlyToggle hasFiles={hasFiles} /> : null}
          {enabled ? <StorageCounter files={files} /> : null}
        </div>
      ) : (
        <Banner tone="info" icon="lock" live={false}>
          {t("files.locked")}
        </Banner>
      )}
      <FieldMessages id={`${id}-messages`} messages={messages} />
      {locked || hasFiles || !enabled ? null : (
        <ImportFilesBanner onImported={() => root.current?.focus({ preventScroll: true })} />
      )}
      {announcements.kind === "loaded" ? <announcements.part totals={totals} /> : null}
      {hasFiles ? (
        <LazyContent late={listedFiles} height={heightOfTable(files.length)}>
          {(ListedFiles) => <ListedFiles files={files} totals={totals} locked={locked} again={again} />}
        </LazyContent>
      ) : null}
      {locked ? null : enabled || hasFiles ? (
        <FileDropArea
          onFiles={add}
          zone={form}
          compact={hasFiles}
          labels={{
            title: t("files.drop"),
            browse: t("files.browse"),
            browseFolder: t("files.browseFolder"),
            hint: t("files.empty.text"),
            dropping: t("files.dropActive"),
            reading: t("files.drop.reading"),
          }}
        />
      ) : (
        <p className="deposit-text deposit-muted">{t("files.metadataOnly.text")}</p>
      )}
      <FileInput ref={again.input} label={t("files.again")} onFiles={again.take} />
      {refused === null ? null : <UploadLimitsDialog {...refused} onClose={() => setRefused(null)} />}
    </div>
  );
}
