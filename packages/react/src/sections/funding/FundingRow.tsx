import type { FieldPath, FundingValue } from "@deposit/core";
import { fieldId } from "../../form/fieldName.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EntryRow } from "../../ui/EntryRow.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { AwardLink } from "./AwardLink.tsx";
import { funderName } from "./fundingName.ts";

interface FundingRowProps {
  /** Path of the list. */
  readonly path: FieldPath;
  readonly funding: FundingValue;
  readonly name: string;
  readonly parts: SortableRowParts;
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One award in the list: what it is called, its number and page, who paid, what the server said of it. */
export function FundingRow({ path, funding, name, parts, disabled, onEdit, onRemove }: FundingRowProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const rowPath = [...path, funding.key];
  const messages = useFieldMessages(useShownFeedback(rowPath, "within"));
  const id = fieldId(idPrefix, rowPath);
  const { award } = funding;
  const funder = funderName(funding.funder);
  return (
    <div data-deposit-anchor={id}>
      <EntryRow
        id={id}
        part="award"
        handle={parts.handle}
        title={<bdi>{name}</bdi>}
        badges={
          <>
            {award.number === "" || award.number === name ? null : (
              <Badge>{t("funding.number", { number: award.number })}</Badge>
            )}
            <AwardLink url={award.url} name={name} />
          </>
        }
        details={funder === "" || funder === name ? undefined : <bdi>{funder}</bdi>}
        messages={messages}
        actions={
          disabled ? undefined : (
            <>
              <IconButton id={id} icon="edit" label={t("funding.edit", { name })} onClick={onEdit} />
              {parts.menu}
              <IconButton icon="trash" label={t("funding.remove", { name })} onClick={onRemove} />
            </>
          )
        }
      />
    </div>
  );
}
