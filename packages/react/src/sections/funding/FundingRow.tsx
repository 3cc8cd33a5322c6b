import type { FundingValue } from "@deposit/core";
import { DialogRow } from "../../components/lists/DialogRow.tsx";
import type { ListedRow } from "../../components/lists/DialogRows.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";
import { AwardLink } from "./AwardLink.tsx";
import { funderName } from "./fundingName.ts";

interface FundingRowProps extends ListedRow {
  readonly funding: FundingValue;
}

/** An award in the list: title, number, link, funder and server feedback. */
export function FundingRow({ funding, ...row }: FundingRowProps) {
  const t = useMessage();
  const { name } = row;
  const { award } = funding;
  const funder = funderName(funding.funder);
  return (
    <DialogRow
      {...row}
      entryKey={funding.key}
      edit="funding.edit"
      remove="funding.remove"
      part="award"
      badges={
        <>
          {award.number === "" || award.number === name ? null : (
            <Badge>{t("funding.number", { number: award.number })}</Badge>
          )}
          <AwardLink url={award.url} name={name} />
        </>
      }
      details={funder === "" || funder === name ? undefined : <bdi>{funder}</bdi>}
    />
  );
}
