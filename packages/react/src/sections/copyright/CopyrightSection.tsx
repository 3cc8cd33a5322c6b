import { useState } from "react";
import { DepositTextField } from "../../components/fields/DepositTextField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * The copyright statement. While it is empty, an example with the current year is its placeholder
 * (docs/platform/product.md 2.2).
 */
export function CopyrightSection() {
  const t = useMessage();
  // A string, since a number would be formatted with a thousands separator.
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
