import { type AdditionalDescriptionValue, newRowKey } from "@deposit/core";
import { useCallback, useMemo, useState } from "react";
import { EntryRows } from "../../components/lists/EntryRows.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useRevealField } from "../../form/focus/useRevealField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { DescriptionFields, OpenDescriptionContext } from "./DescriptionFields.tsx";

const listPath = ["metadata", "additional_descriptions"];

/**
 * Additional descriptions, each with a type and a language (docs/platform/product.md 3.2). One of them has the editor.
 */
export function AdditionalDescriptions() {
  const t = useMessage();
  const types = useDeposit((state) => state.config.vocabularies.descriptions.type);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = useMemo(() => ({ key: openKey, open: setOpenKey }), [openKey]);
  useRevealField(listPath, ([, , key, field]) => {
    if (key !== undefined && field === "description") setOpenKey(key);
  });
  const nameOf = useCallback(
    ({ type }: AdditionalDescriptionValue, index: number) => {
      const number = index + 1;
      const name = types.find(({ value }) => value === type)?.text ?? type;
      return name === ""
        ? t("descriptions.additional.unnamed", { number })
        : t("descriptions.additional.named", { type: name, number });
    },
    [t, types],
  );
  return (
    <OpenDescriptionContext.Provider value={open}>
      <EntryRows
        name="metadata.additional_descriptions"
        label={t("descriptions.additional.label")}
        addLabel={t("descriptions.additional.add")}
        newEntry={() => {
          const key = newRowKey();
          setOpenKey(key);
          return { key, description: "", type: "", lang: null };
        }}
        nameOf={nameOf}
        Fields={DescriptionFields}
      />
    </OpenDescriptionContext.Provider>
  );
}
