import { DateInput } from "../../components/fields/DateInput.tsx";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

/** When it was or will be published: a day, a month, a year or an interval, with an echo of how it was understood. */
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
