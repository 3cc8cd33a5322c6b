import type { FileEntry } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";

interface FileActionsProps {
  entry: FileEntry;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** What can be done about a file: cancel while it is on its way, retry when it failed, remove. */
export function FileActions({ entry: { key, phase }, onCancel, onRetry, onRemove }: FileActionsProps) {
  const t = useMessage();
  switch (phase.kind) {
    case "pending":
    case "paused":
    case "uploading":
    case "finishing":
      return (
        <div className="deposit-file__actions">
          <IconButton icon="close" label={t("files.cancel", { name: key })} onClick={() => onCancel(key)} />
        </div>
      );
    case "error":
      return (
        <div className="deposit-file__actions">
          {phase.retryable ? (
            <Button
              size="sm"
              variant="quiet"
              icon="refresh"
              aria-label={t("files.retry.name", { name: key })}
              onClick={() => onRetry(key)}
            >
              {t("files.retry")}
            </Button>
          ) : null}
          <IconButton icon="trash" label={t("files.remove", { name: key })} onClick={() => onRemove(key)} />
        </div>
      );
    case "finished":
      return (
        <div className="deposit-file__actions">
          <IconButton icon="trash" label={t("files.remove", { name: key })} onClick={() => onRemove(key)} />
        </div>
      );
    default:
      return phase satisfies never;
  }
}
