import type { UploadRefusal } from "@deposit/core";
import { useRef, useState } from "react";
import { fieldId } from "../../form/fieldId.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useEditable } from "../../form/useEditable.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useFieldValue } from "../../form/useFieldValue.ts";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { FieldMessages } from "../../ui/FieldMessages.tsx";
import { FileDropArea } from "../../ui/FileDropArea.tsx";
import { FileList } from "./FileList.tsx";
import { generalFeedback } from "./generalFeedback.ts";
import { MetadataOnlyToggle } from "./MetadataOnlyToggle.tsx";
import { StorageCounter } from "./StorageCounter.tsx";
import { UploadLimitsDialog } from "./UploadLimitsDialog.tsx";
import { useUploadAnnouncements } from "./useUploadAnnouncements.ts";

/** What was not taken of the last choice of files. */
interface Refused {
  readonly refusals: readonly UploadRefusal[];
  readonly unreadable: readonly string[];
  readonly accepted: number;
}

const filesPath = ["files"];

/** The files: upload by drop or choice, progress, limits, preview, removal, or the declaration that there are none. */
export function FilesSection() {
  const t = useMessage();
  const { deposit, values, idPrefix } = useDepositContext();
  const files = useDeposit((state) => state.files);
  const isPublished = useDeposit((state) => state.record.is_published);
  const mayChange = useDeposit((state) => state.permissions.can_manage_files);
  const editable = useEditable();
  const enabled = useFieldValue("files.enabled");
  const feedback = useShownFeedback(filesPath, "within");
  const messages = useFieldMessages(generalFeedback(feedback, files));
  const [refused, setRefused] = useState<Refused | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useUploadAnnouncements(files);

  const locked = isPublished || !mayChange || !editable;
  const add = (chosen: File[]): void => {
    const refusals = deposit.addFiles(chosen, values.read);
    const left = new Set(refusals.flatMap(({ filenames }) => filenames));
    const accepted = chosen.filter(({ name }) => !left.has(name)).length;
    if (refusals.length > 0) setRefused({ refusals, unreadable: [], accepted });
  };
  const id = fieldId(idPrefix, filesPath);
  return (
    <div className="deposit-stack" ref={root} tabIndex={-1} data-deposit-anchor={id} data-deposit-part="files">
      {locked ? (
        <Banner tone="info" icon="lock" live={false}>
          {t(isPublished ? "files.locked" : "files.locked.notPermitted")}
        </Banner>
      ) : (
        <div className="deposit-row" data-between="">
          <MetadataOnlyToggle hasFiles={files.length > 0} />
          {enabled ? <StorageCounter files={files} /> : null}
        </div>
      )}
      <FieldMessages id={`${id}-messages`} messages={messages} />
      {files.length > 0 ? <FileList files={files} locked={locked} root={root} /> : null}
      {locked ? null : enabled || files.length > 0 ? (
        <FileDropArea
          onFiles={add}
          onUnreadable={(unreadable) => setRefused({ refusals: [], unreadable, accepted: 0 })}
          compact={files.length > 0}
          labels={{
            title: t("files.drop"),
            browse: t("files.browse"),
            hint: t("files.empty.text"),
            dropping: t("files.dropActive"),
          }}
        />
      ) : (
        <p className="deposit-text deposit-muted">{t("files.metadataOnly.text")}</p>
      )}
      {refused === null ? null : <UploadLimitsDialog {...refused} onClose={() => setRefused(null)} />}
    </div>
  );
}
