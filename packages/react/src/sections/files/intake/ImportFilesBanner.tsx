import { useState } from "react";
import { explainFailure, type ImportSource, importSource, mayToggleFiles } from "@deposit/core/internal";
import { useActions } from "../../../form/actions/useActions.ts";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { usePermission } from "../../../form/actions/usePermission.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Banner } from "../../../ui/display/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useUi } from "../../../ui/root/useUi.ts";

const offers = {
  "previous-version": { heading: "files.import", text: "files.import.text" },
  "published-record": { heading: "files.import.published", text: "files.import.published.text" },
} as const satisfies Readonly<Record<ImportSource, unknown>>;

/**
 * Offers to import files into a draft without any. A new version takes those of the previous version
 * (docs/platform/product.md 2.2), a published record with unlocked files its published ones.
 */
export function ImportFilesBanner({ onImported }: { onImported: () => void }) {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const { importFiles } = useActions();
  const source = useDeposit(({ record }) => importSource(record));
  const mayToggle = useDeposit(mayToggleFiles);
  const phase = useDeposit((state) => state.phase);
  const permission = usePermission("import-files");
  const [foundNone, setFoundNone] = useState(false);
  if (source === null) return null;
  const { heading, text } = offers[source];
  const none = source === "previous-version" && mayToggle ? "files.import.none" : "files.import.noneHere";

  const isRunning = phase.kind === "running" && phase.action === "import-files";
  const failure =
    phase.kind === "failed" && phase.action === "import-files" && phase.failure.kind !== "cancelled"
      ? phase.failure
      : null;
  const run = async (): Promise<void> => {
    if ((await importFiles()) !== "succeeded") return;
    const count = deposit.getState().files.length;
    setFoundNone(count === 0);
    announce(count === 0 ? t(none) : t("files.imported", { count }));
    if (count > 0) onImported();
  };
  return (
    <Banner
      // The banner above the form announces a failure.
      live={false}
      tone={failure === null ? "info" : "error"}
      heading={t(failure === null ? heading : "banner.importFailed")}
      part="import-files"
      actions={
        <Button
          size="sm"
          icon="copy"
          busy={isRunning}
          disabledReason={
            permission.allowed || isRunning ? undefined : t(permission.reason.id, permission.reason.values)
          }
          onClick={() => void run()}
        >
          {t("files.import.action")}
        </Button>
      }
    >
      {failure === null
        ? t(foundNone ? none : text)
        : explainFailure(failure)
            .map(({ id, values }) => t(id, values))
            .join(" ")}
    </Banner>
  );
}
