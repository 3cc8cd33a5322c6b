import type { CreatorValue } from "@deposit/core";
import { useCallback } from "react";
import { type ListedRow, DialogRows } from "../../components/lists/DialogRows.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import type { CreatorKind } from "./creatorForm.ts";
import { CreatorRow, displayName } from "./CreatorRow.tsx";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const CreatorDialog = outletDialog(async () => (await withLazyMessages(import("./CreatorDialog.tsx"))).CreatorDialog);

/** The list of creators or contributors, which are added and edited in a dialog. */
export function CreatorList({ kind }: { kind: CreatorKind }) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const roles = useDeposit((state) => state.config.vocabularies[kind].role);
  const searchMode = useDeposit((state) => state.config.autocomplete_names);
  const nameOf = useCallback(
    (creator: CreatorValue): string => displayName(creator.person_or_org) || t(`${kind}.unnamed`),
    [t, kind],
  );
  const renderRow = useCallback(
    (creator: CreatorValue, row: ListedRow) => <CreatorRow creator={creator} roles={roles} {...row} />,
    [roles],
  );
  return (
    <DialogRows
      name={`metadata.${kind}`}
      label={t(`${kind}.label`)}
      help={t(`${kind}.help`)}
      listName={t(`${kind}.listName`)}
      required={kind === "creators"}
      empty={{ icon: "person", title: t(`${kind}.empty.title`), text: t(`${kind}.empty.text`) }}
      addedText={(name) => t("creators.addedName", { name })}
      note={(count) => t(`${kind}.count`, { count })}
      nameOf={nameOf}
      renderRow={renderRow}
      dialogOf={() => "creator"}
      dialogs={{
        creator: {
          addLabel: t(`${kind}.add`),
          preloading: CreatorDialog.preloading,
          renderDialog: ({ entry, ...dialog }) => (
            <CreatorDialog
              {...dialog}
              kind={kind}
              creator={entry}
              client={deposit.client}
              roles={roles}
              searchMode={searchMode}
            />
          ),
        },
      }}
    />
  );
}
