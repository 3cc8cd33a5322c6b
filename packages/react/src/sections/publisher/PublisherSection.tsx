import { DepositTextField } from "../../components/fields/DepositTextField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/** The publisher of the record. */
export function PublisherSection() {
  const t = useMessage();
  return <DepositTextField name="metadata.publisher" label={t("publisher.label")} help={t("publisher.help")} />;
}
