import { type DateValue, newRowKey } from "@deposit/core";
import { useCallback } from "react";
import { EntryRows } from "../../components/lists/EntryRows.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { DateFields } from "./DateFields.tsx";

/** Additional dates, each with a type (docs/platform/product.md 3.2). */
export function DatesSection() {
  const t = useMessage();
  const types = useDeposit((state) => state.config.vocabularies.dates.type);
  const nameOf = useCallback(
    ({ date, type }: DateValue, index: number) => {
      const typeName = types.find(({ value }) => value === type)?.text ?? type;
      if (date.trim() === "") return t("dates.unnamed", { number: index + 1 });
      return typeName === "" ? date : t("dates.named", { type: typeName, date });
    },
    [t, types],
  );
  return (
    <EntryRows
      name="metadata.dates"
      label={t("dates.label")}
      help={t("dates.help")}
      addLabel={t("dates.add")}
      newEntry={newDate}
      nameOf={nameOf}
      Fields={DateFields}
    />
  );
}

function newDate(): DateValue {
  return { key: newRowKey(), date: "", type: "", description: "" };
}
