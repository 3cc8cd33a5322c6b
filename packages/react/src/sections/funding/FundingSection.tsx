import type { FundingValue } from "@deposit/core";
import { useCallback, useRef, useState } from "react";
import { DepositField } from "../../components/DepositField.tsx";
import { useRevealedList } from "../../components/useRevealedList.ts";
import { useSortableLabels } from "../../components/useSortableLabels.ts";
import { useUndoableRemoval } from "../../components/useUndoableRemoval.tsx";
import { rowFeedback } from "../../form/rowFeedback.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useEntryList } from "../../form/useEntryList.ts";
import { useFocusField } from "../../form/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { lateDialog } from "../../ui/lateDialog.tsx";
import { SortableList } from "../../ui/SortableList.tsx";
import type { SortableRowParts } from "../../ui/SortableRow.tsx";
import { useLatest } from "../../ui/useLatest.ts";
import { fundingName } from "./fundingName.ts";
import { FundingRow } from "./FundingRow.tsx";

const AwardDialog = lateDialog(async () => (await import("./awardDialogs.ts")).AwardDialog);
const CustomAwardDialog = lateDialog(async () => (await import("./awardDialogs.ts")).CustomAwardDialog);

/** The dialog that is open: which of the two, and the row it changes (`null` for a new one). */
interface OpenDialog {
  readonly kind: "standard" | "custom";
  readonly funding: FundingValue | null;
}

/** Who paid, and by which award: awards of the vocabulary, or ones described here (specification 3). */
export function FundingSection() {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const { field, entries, append, update, move, feedbackOf, ...list } = useEntryList("metadata.funding");
  const { path, disabled } = field;
  const labels = useSortableLabels(t("funding.listName"));
  const focusField = useFocusField();
  const handle = useRevealedList(path);
  const removal = useUndoableRemoval(list, (key) => setTimeout(() => void focusField([...path, key])));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const customButton = useRef<HTMLButtonElement>(null);

  const nameOf = useCallback((funding: FundingValue): string => fundingName(t, funding), [t]);
  const open = (next: OpenDialog): void => {
    removal.forget();
    setDialog(next);
  };
  const close = (): void => setDialog(null);
  const save = (funding: FundingValue): void => {
    if (dialog?.funding == null) append(funding);
    else update(funding);
    close();
  };
  const latest = useLatest({ open, remove: removal.remove });
  // The same function while the rows are drawn the same, so that a change of one row leaves the others alone.
  const renderRow = useCallback(
    (funding: FundingValue, parts: SortableRowParts) => (
      <FundingRow
        path={path}
        funding={funding}
        name={nameOf(funding)}
        parts={parts}
        disabled={disabled}
        onEdit={() => latest.current.open({ kind: funding.award.id === undefined ? "custom" : "standard", funding })}
        onRemove={() => latest.current.remove(funding, nameOf(funding))}
      />
    ),
    [path, nameOf, disabled, latest],
  );
  const add = disabled ? null : (
    <div className="deposit-row">
      <Button
        ref={addButton}
        icon="add"
        {...AwardDialog.preloading}
        onClick={() => open({ kind: "standard", funding: null })}
      >
        {t("funding.add")}
      </Button>
      <Button
        ref={customButton}
        icon="add"
        {...CustomAwardDialog.preloading}
        onClick={() => open({ kind: "custom", funding: null })}
      >
        {t("funding.addCustom")}
      </Button>
    </div>
  );
  return (
    <DepositField name="metadata.funding" field={field} label={t("funding.label")} help={t("funding.help")} group>
      {() => (
        <div
          className="deposit-stack"
          data-gap="small"
          onBlur={(event) => {
            // The focus is in the dialog of this list: the field was not left.
            if (dialog !== null) event.stopPropagation();
          }}
        >
          {entries.length === 0 ? (
            <EmptyState icon="star" title={t("funding.empty.title")} action={add}>
              {t("funding.empty.text")}
            </EmptyState>
          ) : (
            <>
              <SortableList
                items={entries}
                getId={keyOf}
                getName={nameOf}
                handle={handle}
                onMove={(from, to) => {
                  const funding = entries[from];
                  if (funding !== undefined) move(funding.key, to);
                }}
                labels={labels}
                disabled={disabled}
                renderItem={renderRow}
              />
              {add}
            </>
          )}
          {removal.notice}
          {dialog?.kind === "standard" ? (
            <AwardDialog
              client={deposit.client}
              funding={dialog.funding}
              taken={entries.flatMap(({ award }) => (award.id === undefined ? [] : [award.id]))}
              onSave={save}
              onCustom={() => setDialog({ kind: "custom", funding: null })}
              onClose={close}
              returnFocus={addButton}
            />
          ) : null}
          {dialog?.kind === "custom" ? (
            <CustomAwardDialog
              client={deposit.client}
              funding={dialog.funding}
              feedback={dialog.funding === null ? [] : rowFeedback(feedbackOf(dialog.funding.key), path.length + 1)}
              onSave={save}
              onClose={close}
              returnFocus={customButton}
            />
          ) : null}
        </div>
      )}
    </DepositField>
  );
}

function keyOf({ key }: FundingValue): string {
  return key;
}
