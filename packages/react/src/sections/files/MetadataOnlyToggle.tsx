import type { AccessValues } from "@deposit/core";
import { withFilesVisibility } from "@deposit/core/schema";
import { useRef } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { changeAccess } from "../../form/store/changeAccess.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useField } from "../../form/field/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Checkbox } from "../../ui/controls/Checkbox.tsx";

/** Declares that the record has no files. Disabled while it has some (docs/platform/product.md 5.8). */
export function MetadataOnlyToggle({ hasFiles }: { hasFiles: boolean }) {
  const t = useMessage();
  const { values } = useDepositContext();
  const own = useField("files.enabled");
  /**
   * Access settings before the declaration. Undoing a mistaken declaration restores them, so that files do not become
   * public.
   */
  const before = useRef<AccessValues | null>(null);
  const field = {
    ...own,
    disabled: own.disabled || (hasFiles && own.value),
    setValue(enabled: boolean) {
      own.setValue(enabled);
      // A host's widget may set the current value again, which changes nothing.
      if (enabled === own.value) return;
      changeAccess(values, (access) => {
        if (enabled) return withFilesAgain(access, before.current);
        before.current = access;
        // Absent files cannot be restricted (docs/platform/product.md 10.7).
        return access.files === "public" ? access : withFilesVisibility(access, "public");
      });
    },
  };
  const label = field.label ?? t("files.metadataOnly");
  const help = field.help ?? t(hasFiles ? "files.metadataOnly.hasFiles" : "files.metadataOnly.help");
  const toggle = (
    <Checkbox
      id={field.inputProps.id}
      name={field.inputProps.name}
      label={label}
      help={help}
      checked={!field.value}
      disabled={field.disabled}
      onCheckedChange={(metadataOnly) => field.setValue(!metadataOnly)}
      messages={field.messages}
    />
  );
  if (field.widget === undefined) return field.hidden ? null : toggle;
  return (
    <DepositField name="files.enabled" field={field} label={label} help={help}>
      {() => toggle}
    </DepositField>
  );
}

/** Restores the restriction of the files and its embargo. */
function withFilesAgain(access: AccessValues, before: AccessValues | null): AccessValues {
  if (before?.files !== "restricted") return access;
  return { ...access, files: before.files, embargo: access.embargo.active ? access.embargo : before.embargo };
}
