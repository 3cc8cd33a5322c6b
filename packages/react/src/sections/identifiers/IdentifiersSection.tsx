import { type IdentifierValue, newRowKey } from "@deposit/core";
import { useCallback } from "react";
import { type EntryFieldsProps, EntryRows } from "../../components/lists/EntryRows.tsx";
import { IdentifierFields } from "../../components/fields/IdentifierFields.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";

/** Other identifiers of the deposited work (docs/platform/product.md 3.2). */
export function IdentifiersSection() {
  const t = useMessage();
  const nameOf = useCallback(
    ({ identifier }: IdentifierValue, index: number) =>
      identifier.trim() || t("identifiers.unnamed", { number: index + 1 }),
    [t],
  );
  return (
    <EntryRows
      name="metadata.identifiers"
      label={t("identifiers.label")}
      hideLabel
      help={t("identifiers.help")}
      addLabel={t("identifiers.add")}
      empty={{ icon: "link", title: t("identifiers.empty.title"), text: t("identifiers.empty.text") }}
      newEntry={newIdentifier}
      nameOf={nameOf}
      Fields={AlternateIdentifierFields}
    />
  );
}

function newIdentifier(): IdentifierValue {
  return { key: newRowKey(), scheme: "", identifier: "" };
}

function AlternateIdentifierFields({ entry, path, change, disabled }: EntryFieldsProps<IdentifierValue>) {
  const schemes = useDeposit((state) => state.config.vocabularies.identifiers.scheme);
  return (
    <IdentifierFields row={path} value={entry} change={change} schemes={schemes} disabled={disabled} columns={[8, 4]} />
  );
}
