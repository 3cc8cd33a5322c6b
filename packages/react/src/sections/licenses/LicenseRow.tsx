import type { FieldPath, LicenseValue } from "@deposit/core";
import { fieldId } from "../../form/fieldName.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EntryRow } from "../../ui/EntryRow.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { cutDescription } from "./cutDescription.ts";
import { LicenseLink } from "./LicenseLink.tsx";

interface LicenseRowProps {
  /** Path of the list. */
  path: FieldPath;
  license: LicenseValue;
  name: string;
  parts: SortableRowParts;
  disabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One licence in the list: title, the beginning of its description, where to read more, what the server said of it. */
export function LicenseRow({ path, license, name, parts, disabled, onEdit, onRemove }: LicenseRowProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const rowPath = [...path, license.key];
  const messages = useFieldMessages(useShownFeedback(rowPath, "within"));
  const id = fieldId(idPrefix, rowPath);
  const description = cutDescription(license.description);
  return (
    <div data-deposit-anchor={id}>
      <EntryRow
        id={id}
        part="license"
        handle={parts.handle}
        title={name}
        badges={license.id === undefined ? <Badge>{t("licenses.custom")}</Badge> : undefined}
        details={
          description === "" && license.link === "" ? undefined : (
            <>
              {description} <LicenseLink link={license.link} name={name} />
            </>
          )
        }
        messages={messages}
        actions={
          disabled ? undefined : (
            <>
              <IconButton id={id} icon="edit" label={t("licenses.edit", { name })} onClick={onEdit} />
              {parts.menu}
              <IconButton icon="trash" label={t("licenses.remove", { name })} onClick={onRemove} />
            </>
          )
        }
      />
    </div>
  );
}
