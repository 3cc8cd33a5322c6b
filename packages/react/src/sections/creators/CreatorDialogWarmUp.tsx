import * as RadixDialog from "@radix-ui/react-dialog";
import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { CreatorFieldset } from "./CreatorFieldset.tsx";
import { useCreatorForm } from "./useCreatorForm.ts";

/** Props of {@link CreatorDialogWarmUp}. */
interface CreatorDialogWarmUpProps {
  /** A detached element. */
  readonly container: HTMLElement;
  /** Called after the first render, when the warm-up can be unmounted. */
  readonly onDrawn: () => void;
}

/**
 * Renders the content of the creator dialog into a detached element, so that the first opening is fast. The dialog is
 * not modal, so it leaves the page unchanged.
 */
export function CreatorDialogWarmUp({ container, onDrawn }: CreatorDialogWarmUpProps) {
  const { deposit, values } = useDepositContext();
  const roles = useDeposit((state) => state.config.vocabularies.creators.role);
  const searchMode = useDeposit((state) => state.config.autocomplete_names);
  const [creator = null] = values.read().metadata.creators;
  const { form } = useCreatorForm({ kind: "creators", creator, onSave: nothing, onSaved: nothing, onRefused: nothing });
  useEffect(onDrawn, [onDrawn]);
  return (
    <RadixDialog.Root open modal={false} onOpenChange={nothing}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Content aria-describedby={undefined} onOpenAutoFocus={stay} onCloseAutoFocus={stay}>
          <RadixDialog.Title />
          <FormProvider {...form}>
            <CreatorFieldset
              kind="creators"
              feedback={[]}
              client={deposit.client}
              roles={roles}
              searchMode={searchMode}
              adding={creator === null}
            />
          </FormProvider>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const nothing = (): void => undefined;

/** Prevents the dialog from moving the focus. */
function stay(event: Event): void {
  event.preventDefault();
}
