import { DateInput } from "../../components/fields/DateInput.tsx";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/** The date of publication: a day, month, year or interval, with a text that shows how it was understood. */
export function PublicationDateSection() {
  const t = useMessage();
  return (
    <DepositField
      name="metadata.publication_date"
      label={t("publicationDate.label")}
      help={t("publicationDate.help")}
      placeholder={t("form.dayPlaceholder")}
      required
    >
      {({ value, setValue, inputProps }) => <DateInput {...inputProps} value={value} onValueChange={setValue} />}
    </DepositField>
  );
}
