import { useState } from "react";
import { explainFailure } from "@deposit/core";
import { useActions } from "../../../form/actions/useActions.ts";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useDepositContext } from "../../../form/session/useDepositContext.ts";
import { usePermission } from "../../../form/actions/usePermission.ts";
import { useMessage } from "../../../i18n/useMessage.ts";
import { Banner } from "../../../ui/display/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useUi } from "../../../ui/root/useUi.ts";

/** Offers a new version that has no files those of the version before it (docs/platform/product.md 2.2). */
export function ImportFilesBanner({ onImported }: { onImported: () => void }) {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit } = useDepositContext();
  const { importFiles } = useActions();
  const isNewVersion = useDeposit(({ record }) => record.id !== undefined && record.versions.index > 1);
  const phase = useDeposit((state) => state.phase);
  const permission = usePermission("import-files");
  const [foundNone, setFoundNone] = useState(false);
  if (!isNewVersion) return null;

  const isRunning = phase.kind === "running" && phase.action === "import-files";
  const failure =
    phase.kind === "failed" && phase.action === "import-files" && phase.failure.kind !== "cancelled"
      ? phase.failure
      : null;
  const run = async (): Promise<void> => {
    if ((await importFiles()) !== "succeeded") return;
    const count = deposit.getState().files.length;
    setFoundNone(count === 0);
    announce(count === 0 ? t("files.import.none") : t("files.imported", { count }));
    if (count > 0) onImported();
  };
  return (
    <Banner
      // The banner above the form says a failure aloud.
      live={false}
      tone={failure === null ? "info" : "error"}
      heading={t(failure === null ? "files.import" : "banner.importFailed")}
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
        ? t(foundNone ? "files.import.none" : "files.import.text")
        : explainFailure(failure)
            .map(({ id, values }) => t(id, values))
            .join(" ")}
    </Banner>
  );
}
