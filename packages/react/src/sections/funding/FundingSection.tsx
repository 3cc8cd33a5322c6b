import type { FundingValue } from "@deposit/core";
import { useCallback } from "react";
import { type ListedRow, DialogRows } from "../../components/lists/DialogRows.tsx";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import { fundingName } from "./fundingName.ts";
import { FundingRow } from "./FundingRow.tsx";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const AwardDialog = outletDialog(async () => (await withLazyMessages(import("./awardDialogs.ts"))).AwardDialog);
const CustomAwardDialog = outletDialog(
  async () => (await withLazyMessages(import("./awardDialogs.ts"))).CustomAwardDialog,
);

/** Funding: awards of the vocabulary, or custom ones (docs/platform/product.md 3.2). */
export function FundingSection() {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const nameOf = useCallback((funding: FundingValue): string => fundingName(t, funding), [t]);
  return (
    <DialogRows
      name="metadata.funding"
      label={t("funding.label")}
      help={t("funding.help")}
      listName={t("funding.listName")}
      empty={{ icon: "star", title: t("funding.empty.title"), text: t("funding.empty.text") }}
      nameOf={nameOf}
      renderRow={renderRow}
      dialogOf={({ award }) => (award.id === undefined ? "custom" : "standard")}
      dialogs={{
        standard: {
          addLabel: t("funding.add"),
          preloading: AwardDialog.preloading,
          renderDialog: ({ entry, entries, onDone, onOther, ...dialog }) => (
            <AwardDialog
              {...dialog}
              client={deposit.client}
              funding={entry}
              taken={entries.flatMap(({ award }) => (award.id === undefined ? [] : [award.id]))}
              onSave={onDone}
              onCustom={() => onOther("custom")}
            />
          ),
        },
        custom: {
          addLabel: t("funding.addCustom"),
          preloading: CustomAwardDialog.preloading,
          renderDialog: ({ entry, onDone, ...dialog }) => (
            <CustomAwardDialog {...dialog} client={deposit.client} funding={entry} onSave={onDone} />
          ),
        },
      }}
    />
  );
}

function renderRow(funding: FundingValue, row: ListedRow) {
  return <FundingRow funding={funding} {...row} />;
}
