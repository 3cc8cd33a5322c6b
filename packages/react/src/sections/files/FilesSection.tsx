import { useCallback, useRef, useState } from "react";
import { fieldId } from "../../form/fieldName.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useEditable } from "../../form/useEditable.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useFieldValue } from "../../form/useFieldValue.ts";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { FieldMessages } from "../../ui/FieldMessages.tsx";
import { FileDropArea } from "../../ui/file-drop/FileDropArea.tsx";
import { FileInput } from "../../ui/file-drop/FileInput.tsx";
import { LateContent } from "../../ui/late/LateContent.tsx";
import { lateDialog } from "../../ui/late/lateDialog.tsx";
import { latePart } from "../../ui/late/latePart.ts";
import { useLatePart } from "../../ui/late/useLatePart.ts";
import { useKeepPage } from "../../ui/file-drop/useKeepPage.ts";
import { generalFeedback } from "./generalFeedback.ts";
import { ImportFilesBanner } from "./ImportFilesBanner.tsx";
import { MetadataOnlyToggle } from "./MetadataOnlyToggle.tsx";
import { StorageCounter } from "./StorageCounter.tsx";
import { type Refused, refusedOf } from "./uploadRefusals.ts";
import { useChooseAgain } from "./useChooseAgain.ts";
import { useDroppedHandles } from "./useDroppedHandles.ts";
import { useFiles } from "./useFiles.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { withLateWords } from "../../i18n/lateWords.ts";

const UploadLimitsDialog = lateDialog(
  async () => (await withLateWords(import("./UploadLimitsDialog.tsx"))).UploadLimitsDialog,
);

// A new upload has no files yet; by the time that it gets some, what lists them was fetched while the page rested.
const listedFiles = latePart(async () => (await withLateWords(import("./ListedFiles.tsx"))).ListedFiles);

// Stays once it is there: that the last of the files is gone is said, too.
const uploadAnnouncements = latePart(
  async () => (await withLateWords(import("./UploadAnnouncements.tsx"))).UploadAnnouncements,
);

const filesPath = ["files"];

/** About as high as so many files with what is said around them; of many, as high as what is in view when a page opens. */
function heightOfTable(count: number): string {
  return `min(${count} * var(--deposit-file-row) + 70px, 640px)`;
}

/**
 * The files: upload by drop, paste or choice, progress, limits, preview, removal, import of those of the version before,
 * or the declaration that there are none.
 */
export function FilesSection() {
  const t = useMessage();
  const { deposit, values, idPrefix, root: form } = useDepositContext();
  const { files, totals } = useFiles();
  const isPublished = useDeposit((state) => state.record.is_published);
  const mayChange = useDeposit((state) => state.permissions.can_manage_files);
  const editable = useEditable();
  const enabled = useFieldValue("files.enabled");
  const feedback = useShownFeedback(filesPath, "within");
  const messages = useFieldMessages(generalFeedback(feedback, files));
  const [refused, setRefused] = useState<Refused | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  // Where files cannot be added, one that is dropped must not take the page away either.
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
  const isForbidden = isPublished || !mayChange;
  const locked = isForbidden || !editable;
  const hasFiles = files.length > 0;
  const announcements = useLatePart(uploadAnnouncements, hasFiles);
  const id = fieldId(idPrefix, filesPath);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes what has the focus
    <div
      className="deposit-stack deposit-files-section"
      ref={root}
      // Named, since the focus comes here when the file that had it is gone.
      role="group"
      aria-label={t("section.files")}
      tabIndex={-1}
      data-deposit-anchor={id}
      data-deposit-part="files"
      onFocus={keepFocus}
    >
      {isForbidden ? (
        <Banner tone="info" icon="lock" live={false}>
          {t(isPublished ? "files.locked" : "files.locked.notPermitted")}
        </Banner>
      ) : (
        <div className="deposit-row" data-between="">
          <MetadataOnlyToggle hasFiles={hasFiles} />
          {enabled ? <StorageCounter files={files} /> : null}
        </div>
      )}
      <FieldMessages id={`${id}-messages`} messages={messages} />
      {locked || hasFiles || !enabled ? null : (
        <ImportFilesBanner onImported={() => root.current?.focus({ preventScroll: true })} />
      )}
      {announcements.kind === "loaded" ? <announcements.part totals={totals} /> : null}
      {hasFiles ? (
        <LateContent late={listedFiles} height={heightOfTable(files.length)}>
          {(ListedFiles) => <ListedFiles files={files} totals={totals} locked={locked} again={again} />}
        </LateContent>
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
