import { DepositField } from "../../components/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/TextField.tsx";
import { AdditionalTitles } from "./AdditionalTitles.tsx";

/** The title, and further titles after it. */
export function TitlesSection() {
  const t = useMessage();
  return (
    <>
      <DepositField name="metadata.title" label={t("titles.label")} required>
        {({ value, setValue, inputProps }) => (
          <TextField {...inputProps} value={value} onValueChange={setValue} autoComplete="off" />
        )}
      </DepositField>
      <AdditionalTitles />
    </>
  );
}
