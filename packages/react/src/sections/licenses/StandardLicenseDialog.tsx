import { type DepositClient, type LicenseValue, newRowKey, type VocabularyEntry } from "@deposit/core";
import { type RefObject, useState } from "react";
import { chosenAmong } from "../../components/search/chosenAmong.ts";
import { PickerFooter } from "../../components/search/PickerFooter.tsx";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import { SearchForm } from "../../components/search/SearchForm.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { LicenseResults } from "./LicenseResults.tsx";
import { type LicenseQuery, licenseTags, useLicenseSearch } from "./useLicenseSearch.ts";

/** Props of {@link StandardLicenseDialog}. */
export interface StandardLicenseDialogProps {
  client: DepositClient;
  /** The row to change, or `null` to add one. */
  license: LicenseValue | null;
  /** Ids of the licenses that the record already has. */
  taken: readonly string[];
  onSave: (license: LicenseValue) => void;
  /** Called to describe a license that is not in the vocabulary. */
  onCustom: () => void;
  onClose: () => void;
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Searches the standard licenses by text or by tag, and adds the chosen one. A text search ignores the tag
 * (docs/platform/product.md 10.5).
 */
export function StandardLicenseDialog({
  client,
  license,
  taken,
  onSave,
  onCustom,
  onClose,
  returnFocus,
}: StandardLicenseDialogProps) {
  const t = useMessage();
  const [query, setQuery] = useState<LicenseQuery>({ text: "", tag: "recommended", page: 1 });
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<VocabularyEntry | null>(null);
  const found = useLicenseSearch(client, query);
  const chosen = chosenAmong(found, picked);
  const results = (
    <LicenseResults
      results={found}
      page={query.page}
      onPage={(page) => setQuery({ ...query, page })}
      chosenId={chosen?.id ?? license?.id ?? null}
      taken={taken.filter((id) => id !== license?.id)}
      onChoose={setPicked}
    />
  );
  const guard = useDirtyGuard({ dirty: picked !== null, onClose });
  const mode = license === null ? "add" : "change";
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      title={t(`licenses.standard.${mode}`)}
      size="lg"
      closeLabel={t("form.close")}
      returnFocus={returnFocus}
      part="license-dialog"
      footer={
        <PickerFooter
          notFound={t("licenses.notFound")}
          custom={t("licenses.notFound.custom")}
          onCustom={onCustom}
          onCancel={onClose}
          missing={chosen === null ? t("licenses.standard.choose") : undefined}
          confirm={t(`licenses.standard.confirm.${mode}`)}
          onConfirm={() => {
            if (chosen !== null) onSave(licenseOfEntry(chosen, license?.key ?? newRowKey()));
          }}
        />
      }
    >
      <div className="deposit-stack">
        <Field label={t("licenses.search")}>
          {(inputProps) => (
            <SearchForm
              text={typed}
              onTextChange={setTyped}
              // A text is searched in all licenses. Without text, the selected tag applies.
              onSearch={(text) => setQuery({ text, tag: text === "" ? query.tag : "all", page: 1 })}
              submitLabel={t("licenses.search.submit")}
              inputProps={{ ...inputProps, placeholder: t("licenses.search.placeholder") }}
            />
          )}
        </Field>
        <Tabs
          label={t("licenses.tags")}
          value={query.tag}
          onValueChange={(value) => {
            const tag = licenseTags.find((known) => known === value);
            if (tag === undefined || tag === query.tag) return;
            // Text and tag are not combined (docs/platform/product.md 10.5).
            setTyped("");
            setQuery({ text: "", tag, page: 1 });
          }}
          tabs={licenseTags.map((tag) => ({
            value: tag,
            label: t(`licenses.tag.${tag}`),
            content: results,
          }))}
        />
      </div>
      <UnsavedInputDialog guard={guard} />
    </Dialog>
  );
}

/** Converts a license of the vocabulary to a row with this key. */
function licenseOfEntry({ id, title, description, props }: VocabularyEntry, key: string): LicenseValue {
  return { key, id, title, description, link: props["url"] ?? "" };
}
