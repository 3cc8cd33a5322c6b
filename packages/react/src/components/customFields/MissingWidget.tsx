import { useEffect } from "react";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";

/** Stands where a field has a widget that nobody knows; the host is told, the field's value is left alone. */
export function MissingWidget({ field, widget }: { readonly field: string; readonly widget: string }) {
  const t = useMessage();
  const { reportError } = useDepositContext();
  useEffect(() => {
    const error = new Error(
      `@deposit/react: there is no widget "${widget}" for "${field}". Give one by the prop \`fields\`, or draw the field by \`customFields\`.`,
    );
    reportError({ kind: "component", name: field, error });
  }, [reportError, field, widget]);
  return <Banner tone="error">{t("customFields.noWidget", { widget })}</Banner>;
}
