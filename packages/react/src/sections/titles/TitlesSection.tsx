import { DepositTextField } from "../../components/fields/DepositTextField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { AdditionalTitles } from "./AdditionalTitles.tsx";

/** The title, with additional titles below it. */
export function TitlesSection() {
  const t = useMessage();
  return (
    <>
      <DepositTextField name="metadata.title" label={t("titles.label")} required />
      <AdditionalTitles />
    </>
  );
}
