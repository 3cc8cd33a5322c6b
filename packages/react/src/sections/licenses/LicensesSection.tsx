import type { LicenseValue } from "@deposit/core";
import { useCallback } from "react";
import { type ListedRow, DialogRows } from "../../components/lists/DialogRows.tsx";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import { LicenseRow } from "./LicenseRow.tsx";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const StandardLicenseDialog = outletDialog(
  async () => (await withLazyMessages(import("./licenseDialogs.ts"))).StandardLicenseDialog,
);
const CustomLicenseDialog = outletDialog(
  async () => (await withLazyMessages(import("./licenseDialogs.ts"))).CustomLicenseDialog,
);

/** Licenses: standard ones of the vocabulary, or custom ones (docs/platform/product.md 3.4). */
export function LicensesSection() {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const nameOf = useCallback(({ title, id }: LicenseValue): string => title || id || t("licenses.unnamed"), [t]);
  return (
    <DialogRows
      name="metadata.rights"
      label={t("licenses.label")}
      help={t("licenses.help")}
      listName={t("licenses.listName")}
      empty={{ icon: "copy", title: t("licenses.empty.title"), text: t("licenses.empty.text") }}
      nameOf={nameOf}
      renderRow={renderRow}
      dialogOf={({ id }) => (id === undefined ? "custom" : "standard")}
      dialogs={{
        standard: {
          addLabel: t("licenses.addStandard"),
          preloading: StandardLicenseDialog.preloading,
          renderDialog: ({ entry, entries, onDone, onOther, ...dialog }) => (
            <StandardLicenseDialog
              {...dialog}
              client={deposit.client}
              license={entry}
              taken={entries.flatMap(({ id }) => (id === undefined ? [] : [id]))}
              onSave={onDone}
              onCustom={() => onOther("custom")}
            />
          ),
        },
        custom: {
          addLabel: t("licenses.addCustom"),
          preloading: CustomLicenseDialog.preloading,
          renderDialog: ({ entry, onDone, ...dialog }) => (
            <CustomLicenseDialog {...dialog} license={entry} onSave={onDone} />
          ),
        },
      }}
    />
  );
}

function renderRow(license: LicenseValue, row: ListedRow) {
  return <LicenseRow license={license} {...row} />;
}
