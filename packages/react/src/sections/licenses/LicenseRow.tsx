import type { LicenseValue } from "@deposit/core";
import { DialogRow } from "../../components/lists/DialogRow.tsx";
import type { ListedRow } from "../../components/lists/DialogRows.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";
import { cutDescription } from "./cutDescription.ts";
import { LicenseLink } from "./LicenseLink.tsx";

interface LicenseRowProps extends ListedRow {
  readonly license: LicenseValue;
}

/** A license in the list: title, beginning of the description, link and server feedback. */
export function LicenseRow({ license, ...row }: LicenseRowProps) {
  const t = useMessage();
  const description = cutDescription(license.description);
  return (
    <DialogRow
      {...row}
      entryKey={license.key}
      edit="licenses.edit"
      remove="licenses.remove"
      part="license"
      badges={license.id === undefined ? <Badge>{t("licenses.custom")}</Badge> : undefined}
      details={
        description === "" && license.link === "" ? undefined : (
          <>
            {description} <LicenseLink link={license.link} name={row.name} />
          </>
        )
      }
    />
  );
}
