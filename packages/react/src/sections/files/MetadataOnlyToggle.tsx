import { useDepositContext } from "../../form/useDepositContext.ts";
import { useField } from "../../form/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";

/** Declares that the record has no files; not while it has some (specification 5). */
export function MetadataOnlyToggle({ hasFiles }: { hasFiles: boolean }) {
  const t = useMessage();
  const { values } = useDepositContext();
  const field = useField("files.enabled");
  return (
    <Checkbox
      id={field.inputProps.id}
      name={field.inputProps.name}
      label={t("files.metadataOnly")}
      help={field.help ?? t(hasFiles ? "files.metadataOnly.hasFiles" : "files.metadataOnly.help")}
      checked={!field.value}
      disabled={field.disabled || (hasFiles && field.value)}
      onCheckedChange={(metadataOnly) => {
        field.setValue(!metadataOnly);
        // Files that are not there cannot be restricted (behaviour 3.4).
        if (metadataOnly) values.write("access.files", "public");
      }}
      messages={field.messages}
    />
  );
}
