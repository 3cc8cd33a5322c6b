import type { FileEntry } from "@deposit/core";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import type { FileRowActions } from "./FileRowActions.ts";
import { hasForeignAddress } from "./hasForeignAddress.ts";
import { needsFile } from "./needsFile.ts";

interface FileActionsProps {
  entry: FileEntry;
  acts: FileRowActions;
  /** Ids of what is said of the file, and of why it failed. */
  describedBy: string | undefined;
}

/** What can be done about a file: hold, let go on or cancel while it is on its way, retry when it failed, remove. */
export function FileActions({ entry, acts, describedBy }: FileActionsProps) {
  const t = useMessage();
  const { key, phase, isBeingRemoved } = entry;
  const cancel = <IconButton icon="close" label={t("files.cancel", { name: key })} onClick={() => acts.cancel(key)} />;
  const remove = <IconButton icon="trash" label={t("files.remove", { name: key })} onClick={() => acts.remove(key)} />;
  switch (phase.kind) {
    case "pending":
    case "uploading":
      return (
        <>
          {isBeingRemoved === true ? null : (
            <IconButton icon="pause" label={t("files.pause", { name: key })} onClick={() => acts.pause(key)} />
          )}
          {cancel}
        </>
      );
    case "paused":
      return (
        <>
          <IconButton icon="play" label={t("files.resume", { name: key })} onClick={() => acts.resume(key)} />
          {cancel}
        </>
      );
    case "finishing":
      return cancel;
    case "error":
      if (hasForeignAddress(entry)) return null;
      return (
        <>
          {phase.retryable ? (
            <Button
              size="sm"
              variant="quiet"
              icon="refresh"
              aria-label={t("files.retry.name", { name: key })}
              aria-describedby={describedBy}
              onClick={() => acts.retry(key)}
            >
              {t("files.retry")}
            </Button>
          ) : null}
          {needsFile(entry) ? (
            <Button
              size="sm"
              variant="quiet"
              icon="file"
              aria-label={t("files.again.name", { name: key })}
              aria-describedby={describedBy}
              onClick={() => acts.chooseAgain(key)}
            >
              {t("files.again")}
            </Button>
          ) : null}
          {remove}
        </>
      );
    case "finished":
      return remove;
    default:
      return phase satisfies never;
  }
}
