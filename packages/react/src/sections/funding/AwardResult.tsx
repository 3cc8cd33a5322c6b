import type { AwardEntry } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { AwardLink } from "./AwardLink.tsx";
import { fundingName } from "./fundingName.ts";
import { fundingOfAward } from "./fundingOfAward.ts";

interface AwardResultProps {
  readonly entry: AwardEntry;
  /** Name that the radios of one list share. */
  readonly groupName: string;
  readonly chosen: boolean;
  /** The record has it already. */
  readonly taken: boolean;
  readonly onChoose: () => void;
}

/** One award of the results, a radio with its number, its page and its funder. */
export function AwardResult({ entry, groupName, chosen, taken, onChoose }: AwardResultProps) {
  const t = useMessage();
  const id = `${groupName}-${entry.id}`;
  const name = fundingName(t, fundingOfAward(entry, entry.id));
  return (
    <div className="deposit-list__item">
      <div className="deposit-entry">
        <div className="deposit-entry__leading">
          <input
            type="radio"
            className="deposit-radio-card__control"
            id={id}
            name={groupName}
            checked={chosen}
            disabled={taken}
            onChange={onChoose}
            aria-describedby={`${id}-details`}
          />
        </div>
        <div className="deposit-entry__body">
          <div className="deposit-entry__line deposit-entry__line--ended">
            <label htmlFor={id} className="deposit-entry__title deposit-whole-row">
              <bdi>{name}</bdi>
            </label>
            <AwardLink url={entry.url} name={name} />
            {taken ? <Badge>{t("funding.results.added")}</Badge> : null}
          </div>
          <div className="deposit-entry__details" id={`${id}-details`}>
            {[entry.number === "" ? "" : t("funding.number", { number: entry.number }), entry.funder.name]
              .filter(Boolean)
              .join(" · ")}
          </div>
        </div>
      </div>
    </div>
  );
}
