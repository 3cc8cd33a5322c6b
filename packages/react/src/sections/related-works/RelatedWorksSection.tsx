import { newRowKey, type RelatedWorkValue } from "@deposit/core";
import { useCallback } from "react";
import { EntryRows } from "../../components/lists/EntryRows.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { RelatedWorkFields } from "./RelatedWorkFields.tsx";

/** Related works, each with its relation to this one (docs/platform/product.md 3.2). */
export function RelatedWorksSection() {
  const t = useMessage();
  const nameOf = useCallback(
    ({ identifier }: RelatedWorkValue, index: number) =>
      identifier.trim() || t("relatedWorks.unnamed", { number: index + 1 }),
    [t],
  );
  return (
    <EntryRows
      name="metadata.related_identifiers"
      label={t("relatedWorks.label")}
      hideLabel
      help={t("relatedWorks.help")}
      addLabel={t("relatedWorks.add")}
      empty={{ icon: "link", title: t("relatedWorks.empty.title"), text: t("relatedWorks.empty.text") }}
      newEntry={newWork}
      nameOf={nameOf}
      Fields={RelatedWorkFields}
    />
  );
}

function newWork(): RelatedWorkValue {
  return { key: newRowKey(), scheme: "", identifier: "", relation_type: "", resource_type: "" };
}
