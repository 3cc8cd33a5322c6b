import type { FileEntry } from "@deposit/core";
import { isInOtherTab } from "@deposit/core/internal";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { useUi } from "../../../ui/root/useUi.ts";

interface FileToolbarProps {
  files: readonly FileEntry[];
  selected: ReadonlySet<string>;
  onClear: () => void;
  onRemove: (keys: readonly string[]) => void;
}

/** Actions for several files: the selected ones, or all failed ones if none is selected. */
export function FileToolbar({ files, selected, onClear, onRemove }: FileToolbarProps) {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const isMeant = (entry: FileEntry): boolean =>
    (selected.size === 0 || selected.has(entry.key)) && !isInOtherTab(entry);
  const failed = files.filter((entry) => entry.phase.kind === "error" && entry.phase.retryable && isMeant(entry));
  if (selected.size === 0 && failed.length < 2) return null;
  return (
    <div className="deposit-files__acts" data-deposit-part="file-selection">
      {selected.size === 0 ? null : (
        <span className="deposit-small">{t("files.selected", { count: selected.size })}</span>
      )}
      {failed.length === 0 ? null : (
        <Button
          size="sm"
          icon="refresh"
          onClick={() => {
            deposit.retryFile(...failed.map(({ key }) => key));
            announce(t("files.retried", { count: failed.length }));
          }}
        >
          {t("files.selected.retry", { count: failed.length })}
        </Button>
      )}
      {selected.size === 0 ? null : (
        <>
          <Button size="sm" icon="trash" onClick={() => onRemove([...selected])}>
            {t("files.selected.remove")}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClear}>
            {t("files.selected.none")}
          </Button>
        </>
      )}
    </div>
  );
}
