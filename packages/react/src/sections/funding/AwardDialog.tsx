import { type AwardEntry, type DepositClient, type FundingValue, newRowKey } from "@deposit/core";
import { type RefObject, useRef, useState } from "react";
import { chosenAmong } from "../../components/search/chosenAmong.ts";
import { PickerFooter } from "../../components/search/PickerFooter.tsx";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { AwardResults, fundingOfAward } from "./AwardResults.tsx";
import { AwardSearchForm } from "./AwardSearchForm.tsx";
import { type AwardQuery, useAwardSearch } from "./useAwardSearch.ts";

/** Props of {@link AwardDialog}. */
export interface AwardDialogProps {
  readonly client: DepositClient;
  /** The row to change, or `null` to add one. */
  readonly funding: FundingValue | null;
  /** Ids of the awards that the record already has. */
  readonly taken: readonly string[];
  readonly onSave: (funding: FundingValue) => void;
  /** Called to describe an award that is not in the vocabulary. */
  readonly onCustom: () => void;
  readonly onClose: () => void;
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Searches the awards of the vocabulary by text and funder, and adds the chosen one (docs/platform/product.md 2.3). */
export function AwardDialog({ client, funding, taken, onSave, onCustom, onClose, returnFocus }: AwardDialogProps) {
  const t = useMessage();
  const [query, setQuery] = useState<AwardQuery>({ text: "", funder: "", page: 1 });
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<AwardEntry | null>(null);
  const { results, funders } = useAwardSearch(client, query);
  const chosen = chosenAmong(results, picked);
  const box = useRef<HTMLInputElement>(null);
  const guard = useDirtyGuard({ dirty: picked !== null, onClose });
  const mode = funding === null ? "add" : "change";
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      title={t(`funding.standard.${mode}`)}
      size="lg"
      closeLabel={t("form.close")}
      initialFocus={box}
      returnFocus={returnFocus}
      part="award-dialog"
      footer={
        <PickerFooter
          notFound={t("funding.notFound")}
          custom={t("funding.notFound.custom")}
          onCustom={onCustom}
          onCancel={onClose}
          missing={chosen === null ? t("funding.standard.choose") : undefined}
          confirm={t(`funding.standard.confirm.${mode}`)}
          onConfirm={() => {
            if (chosen !== null) onSave(fundingOfAward(chosen, funding?.key ?? newRowKey()));
          }}
        />
      }
    >
      <div className="deposit-stack">
        <AwardSearchForm
          text={typed}
          onTextChange={(text) => {
            setTyped(text);
            // Clearing the text, also with the browser's button, shows all awards again.
            if (text === "") setQuery({ text: "", funder: "", page: 1 });
          }}
          // Another text may match awards of another funder.
          onSearch={(text) => setQuery({ text, funder: "", page: 1 })}
          funders={funders}
          funder={query.funder}
          onFunderChange={(funder) => setQuery({ ...query, funder, page: 1 })}
          box={box}
        />
        <AwardResults
          results={results}
          page={query.page}
          onPage={(page) => setQuery({ ...query, page })}
          chosenId={chosen?.id ?? funding?.award.id ?? null}
          taken={taken.filter((id) => id !== funding?.award.id)}
          onChoose={setPicked}
        />
      </div>
      <UnsavedInputDialog guard={guard} />
    </Dialog>
  );
}
