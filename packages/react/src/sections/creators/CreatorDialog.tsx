import {
  type CreatorValue,
  type DepositClient,
  type DepositConfig,
  newRowKey,
  type VocabularyOption,
} from "@deposit/core";
import { type RefObject, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { CreatorFieldset } from "./CreatorFieldset.tsx";
import type { CreatorKind } from "./creatorForm.ts";
import { useCreatorForm } from "./useCreatorForm.ts";

export { CreatorDialogWarmUp } from "./CreatorDialogWarmUp.tsx";

/** How the dialog searches for names (docs/platform/product.md 9.4). */
export type NameSearchMode = DepositConfig["autocomplete_names"];

/** Props of {@link CreatorDialog}. */
export interface CreatorDialogProps {
  kind: CreatorKind;
  /** The row to edit, or `null` to add one. */
  creator: CreatorValue | null;
  /** The server feedback for this row. */
  feedback: readonly ShownFeedback[];
  client: DepositClient;
  roles: readonly VocabularyOption[];
  /** @default "search" */
  searchMode?: NameSearchMode | undefined;
  onSave: (creator: CreatorValue) => void;
  onClose: () => void;
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Adds or edits one creator or contributor: type, search, names, identifiers, affiliations, role. Fields are validated
 * when they lose the focus. The form of the deposit changes only on saving here.
 */
export function CreatorDialog({
  kind,
  creator,
  feedback,
  client,
  roles,
  searchMode = "search",
  onSave,
  onClose,
  returnFocus,
}: CreatorDialogProps) {
  const t = useMessage();
  const body = useRef<HTMLFormElement>(null);
  const focusFirst = (): void => body.current?.querySelector<HTMLElement>("input:not([type=radio])")?.focus();
  const { form, formId, submit, justAdded, round } = useCreatorForm({
    kind,
    creator,
    onSave: (fields) => onSave({ ...(creator ?? { key: newRowKey() }), ...fields }),
    onSaved: (then) => (then === "close" ? onClose() : focusFirst()),
    onRefused: () => body.current?.querySelector<HTMLElement>(":is(input, select)[aria-invalid]")?.focus(),
  });
  const guard = useDirtyGuard({ dirty: form.formState.isDirty, onClose });
  const adding = creator === null;
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      title={t(adding ? `${kind}.dialog.add` : `${kind}.dialog.edit`)}
      closeLabel={t("form.close")}
      returnFocus={returnFocus}
      part="creator-dialog"
      footer={
        <>
          <Button onClick={guard.requestClose}>{t("form.cancel")}</Button>
          {adding ? (
            <Button onClick={() => void submit("another")} icon={justAdded ? "check" : undefined}>
              {t(justAdded ? "creators.added" : "creators.saveAndAdd")}
            </Button>
          ) : null}
          <Button variant="primary" type="submit" form={formId}>
            {t("creators.save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={body}
        noValidate
        className="deposit-stack"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals, so a form around the editor would be submitted.
          event.stopPropagation();
          // In a search field, Enter chooses a suggestion and must not save the form.
          if (!isInSearch(event.currentTarget)) void submit("close");
        }}
      >
        <FormProvider {...form}>
          <CreatorFieldset
            key={round}
            kind={kind}
            feedback={feedback}
            client={client}
            roles={roles}
            searchMode={searchMode}
            adding={adding}
          />
        </FormProvider>
      </form>
      <UnsavedInputDialog guard={guard} />
    </Dialog>
  );
}

/** Returns whether a search field of the form has the focus. */
function isInSearch(form: HTMLFormElement): boolean {
  return form.querySelector("[role=combobox]:focus") !== null;
}
