import { useRef } from "react";
import { useMessage } from "../../../i18n/useMessage.ts";
import { withoutOverrides } from "../../../i18n/withoutOverrides.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import type { Refused } from "./uploadRefusals.ts";

interface UploadLimitsDialogProps extends Refused {
  onClose: () => void;
}

/** Names shown for one message. The others are counted. */
const NAMED = 20;

/** Shows "Warning! Could not upload files." with each reason and its files (docs/platform/product.md 2.3, 5.8). */
export function UploadLimitsDialog({ refusals, unreadable, accepted, onClose }: UploadLimitsDialogProps) {
  const t = useMessage();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={t("limits.title")}
      description={t("limits.heading")}
      closeLabel={t("form.close")}
      initialFocus={button}
      part="upload-limits-dialog"
      footer={
        <Button variant="primary" ref={button} onClick={onClose}>
          {t("files.limits.close")}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list must be scrollable by keyboard */}
      <div className="deposit-prose" role="group" aria-label={t("limits.heading")} tabIndex={0}>
        <ul>
          {refusals.map(({ message, filenames }) => {
            const text = t(message.id, message.values);
            // A message that contains the filename needs no list below it.
            const named = filenames.filter((name) => !text.includes(name));
            return (
              <li key={`${message.id} ${filenames[0] ?? ""}`}>
                {text}
                <FileNames names={named} />
              </li>
            );
          })}
          {unreadable.length === 0 ? null : (
            <li>
              {t("files.limits.unreadable")}
              <FileNames names={unreadable} />
            </li>
          )}
        </ul>
        {accepted === 0 ? null : <p className="deposit-text">{t("files.limits.accepted", { count: accepted })}</p>}
      </div>
    </Dialog>
  );
}

function FileNames({ names }: { names: readonly string[] }) {
  const t = useMessage();
  if (names.length === 0) return null;
  return (
    <ul className="deposit-file-names">
      {names.slice(0, NAMED).map((name, index) => (
        <li key={`${index} ${name}`}>
          <bdi>{withoutOverrides(name)}</bdi>
        </li>
      ))}
      {names.length > NAMED ? <li>{t("files.limits.more", { count: names.length - NAMED })}</li> : null}
    </ul>
  );
}
