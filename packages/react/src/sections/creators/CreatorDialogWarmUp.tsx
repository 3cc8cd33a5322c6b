import * as RadixDialog from "@radix-ui/react-dialog";
import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { CreatorFieldset } from "./CreatorFieldset.tsx";
import { useCreatorForm } from "./useCreatorForm.ts";

/** Props of {@link CreatorDialogWarmUp}. */
interface CreatorRehearsalProps {
  /** Stands in no document. */
  readonly container: HTMLElement;
  /** All of it has been drawn, and can go. */
  readonly onDrawn: () => void;
}

/**
 * Draws what the creator dialog is made of where nobody sees or hears it, so that its first opening is not the first time
 * that all of that code runs. A dialog that is not modal leaves the page around it alone.
 */
export function CreatorDialogWarmUp({ container, onDrawn }: CreatorRehearsalProps) {
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

/** The focus stays where it is. */
function stay(event: Event): void {
  event.preventDefault();
}
