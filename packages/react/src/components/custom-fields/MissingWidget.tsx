import { useMessage } from "../../i18n/useMessage.ts";
import { FaultyField } from "./FaultyField.tsx";

/** Stands where a field has a widget that nobody knows. */
export function MissingWidget({ field, widget }: { readonly field: string; readonly widget: string }) {
  const t = useMessage();
  return (
    <FaultyField
      field={field}
      fault={`there is no widget "${widget}". Give one by the prop \`fields\`, or draw the field by \`customFields\`.`}
    >
      {t("customFields.noWidget", { widget })}
    </FaultyField>
  );
}
