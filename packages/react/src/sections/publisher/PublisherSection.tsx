import { DepositField } from "../../components/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/TextField.tsx";

/** Who makes the record available. */
export function PublisherSection() {
  const t = useMessage();
  return (
    <DepositField name="metadata.publisher" label={t("publisher.label")} help={t("publisher.help")}>
      {({ value, setValue, inputProps }) => (
        <TextField {...inputProps} value={value} onValueChange={setValue} autoComplete="off" />
      )}
    </DepositField>
  );
}
