import type { LicenseValue } from "@deposit/core";
import { useRef, useState } from "react";
import { DepositField } from "../../components/DepositField.tsx";
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
import { LicenseRow } from "./LicenseRow.tsx";

const StandardLicenseDialog = lateDialog(async () => (await import("./licenseDialogs.ts")).StandardLicenseDialog);
const CustomLicenseDialog = lateDialog(async () => (await import("./licenseDialogs.ts")).CustomLicenseDialog);

/** The dialog that is open: which of the two, and the row it changes (`null` for a new one). */
interface OpenDialog {
  readonly kind: "standard" | "custom";
  readonly license: LicenseValue | null;
}

/** What others may do with it: standard licences out of the vocabulary, or ones described here (specification 3). */
export function LicensesSection() {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const { field, entries, append, update, move, feedbackOf, ...list } = useEntryList("metadata.rights");
  const labels = useSortableLabels(t("licenses.listName"));
  const focusField = useFocusField();
  const removal = useUndoableRemoval(list, (key) => setTimeout(() => void focusField([...field.path, key])));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const customButton = useRef<HTMLButtonElement>(null);

  const nameOf = ({ title, id }: LicenseValue): string => title || id || t("licenses.unnamed");
  const open = (next: OpenDialog): void => {
    removal.forget();
    setDialog(next);
  };
  const close = (): void => setDialog(null);
  const save = (license: LicenseValue): void => {
    if (dialog?.license == null) append(license);
    else update(license);
    close();
  };
  const add = field.disabled ? null : (
    <div className="deposit-row">
      <Button
        ref={addButton}
        icon="add"
        {...StandardLicenseDialog.preloading}
        onClick={() => open({ kind: "standard", license: null })}
      >
        {t("licenses.addStandard")}
      </Button>
      <Button
        ref={customButton}
        icon="add"
        {...CustomLicenseDialog.preloading}
        onClick={() => open({ kind: "custom", license: null })}
      >
        {t("licenses.addCustom")}
      </Button>
    </div>
  );
  return (
    <DepositField name="metadata.rights" field={field} label={t("licenses.label")} help={t("licenses.help")} group>
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
            <EmptyState icon="copy" title={t("licenses.empty.title")} action={add}>
              {t("licenses.empty.text")}
            </EmptyState>
          ) : (
            <>
              <SortableList
                items={entries}
                getId={(license) => license.key}
                getName={nameOf}
                onMove={(from, to) => {
                  const license = entries[from];
                  if (license !== undefined) move(license.key, to);
                }}
                labels={labels}
                disabled={field.disabled}
                renderItem={(license, parts) => (
                  <LicenseRow
                    path={field.path}
                    license={license}
                    name={nameOf(license)}
                    parts={parts}
                    disabled={field.disabled}
                    onEdit={() => open({ kind: license.id === undefined ? "custom" : "standard", license })}
                    onRemove={() => removal.remove(license, nameOf(license))}
                  />
                )}
              />
              {add}
            </>
          )}
          {removal.notice}
          {dialog?.kind === "standard" ? (
            <StandardLicenseDialog
              client={deposit.client}
              license={dialog.license}
              taken={entries.flatMap(({ id }) => (id === undefined ? [] : [id]))}
              onSave={save}
              onCustom={() => setDialog({ kind: "custom", license: null })}
              onClose={close}
              returnFocus={addButton}
            />
          ) : null}
          {dialog?.kind === "custom" ? (
            <CustomLicenseDialog
              license={dialog.license}
              feedback={
                dialog.license === null ? [] : rowFeedback(feedbackOf(dialog.license.key), field.path.length + 1)
              }
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
