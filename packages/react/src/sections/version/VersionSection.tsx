import { DepositField } from "../../components/DepositField.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/TextField.tsx";

/** Which version it is: any text, a semantic version by preference (specification 3). */
export function VersionSection() {
  const t = useMessage();
  return (
    <DepositField name="metadata.version" label={t("version.label")} help={t("version.help")}>
      {({ value, setValue, inputProps }) => (
        <TextField {...inputProps} value={value} onValueChange={setValue} autoComplete="off" spellCheck={false} />
      )}
    </DepositField>
  );
}
