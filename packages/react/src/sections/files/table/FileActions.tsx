import type { FileEntry } from "@deposit/core";
import { hasForeignAddress, needsFile } from "@deposit/core/internal";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";

/** The actions of a row, by the name of the file. The object stays the same, so that rows do not render again. */
export interface FileRowActions {
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Opens the file picker for an upload without its bytes. */
  readonly chooseAgain: (key: string) => void;
  readonly select: (key: string, isSelected: boolean) => void;
}

interface FileActionsProps {
  entry: FileEntry;
  actions: FileRowActions;
  /** Ids of the messages of the file. */
  describedBy: string | undefined;
}

/** The buttons of a file: pause, resume or cancel during an upload, retry after a failure, remove. */
export function FileActions({ entry, actions, describedBy }: FileActionsProps) {
  const t = useMessage();
  const { key, phase, isBeingRemoved } = entry;
  const cancel = (
    <IconButton icon="close" label={t("files.cancel", { name: key })} onClick={() => actions.cancel(key)} />
  );
  const remove = (
    <IconButton icon="trash" label={t("files.remove", { name: key })} onClick={() => actions.remove(key)} />
  );
  switch (phase.kind) {
    case "pending":
    case "uploading":
      return (
        <>
          {isBeingRemoved === true ? null : (
            <IconButton icon="pause" label={t("files.pause", { name: key })} onClick={() => actions.pause(key)} />
          )}
          {cancel}
        </>
      );
    case "paused":
      return (
        <>
          <IconButton icon="play" label={t("files.resume", { name: key })} onClick={() => actions.resume(key)} />
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
              onClick={() => actions.retry(key)}
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
              onClick={() => actions.chooseAgain(key)}
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
