import { DepositTextField } from "../../components/fields/DepositTextField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/** The version: any text, preferably a semantic version (docs/platform/product.md 3.2). */
export function VersionSection() {
  const t = useMessage();
  return (
    <DepositTextField name="metadata.version" label={t("version.label")} help={t("version.help")} spellCheck={false} />
  );
}
