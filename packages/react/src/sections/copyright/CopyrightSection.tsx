import { useState } from "react";
import { DepositTextField } from "../../components/fields/DepositTextField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * The copyright statement; an example with the year of now stands in it while it is empty
 * (docs/platform/product.md 2.2).
 */
export function CopyrightSection() {
  const t = useMessage();
  // As text: a number would be grouped, and a year is not.
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <DepositTextField
      name="metadata.copyright"
      label={t("copyright.label")}
      help={t("copyright.help")}
      placeholder={t("copyright.placeholder", { year })}
    />
  );
}
