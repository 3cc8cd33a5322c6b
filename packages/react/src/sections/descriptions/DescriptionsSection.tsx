import { DepositField } from "../../components/fields/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { RichText } from "../../ui/rich-text/RichText.tsx";
import { AdditionalDescriptions } from "./AdditionalDescriptions.tsx";
import { useRichTextLabels } from "../../components/fields/useRichTextLabels.ts";

/** The main description as formatted text, and additional ones below it. Every change reaches the form at once. */
export function DescriptionsSection() {
  const t = useMessage();
  const labels = useRichTextLabels();
  return (
    <>
      <DepositField name="metadata.description" label={t("descriptions.label")} help={t("descriptions.help")}>
        {({ value, setValue, inputProps: { placeholder: _none, ...inputProps }, labelId }) => (
          <RichText {...inputProps} value={value} onValueChange={setValue} labelledBy={labelId} labels={labels} />
        )}
      </DepositField>
      <AdditionalDescriptions />
    </>
  );
}
