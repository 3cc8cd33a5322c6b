import type { VocabularyEntry } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/Badge.tsx";
import { cutDescription } from "./cutDescription.ts";
import { LicenseLink } from "./LicenseLink.tsx";

interface LicenseResultProps {
  entry: VocabularyEntry;
  /** Name that the radios of one list share. */
  groupName: string;
  chosen: boolean;
  /** The record has it already. */
  taken: boolean;
  onChoose: () => void;
}

/** One licence of the results, a radio with the beginning of its description. */
export function LicenseResult({ entry, groupName, chosen, taken, onChoose }: LicenseResultProps) {
  const t = useMessage();
  const id = `${groupName}-${entry.id}`;
  const description = cutDescription(entry.description);
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
            aria-describedby={description === "" ? undefined : `${id}-description`}
          />
        </div>
        <div className="deposit-entry__body">
          <div className="deposit-entry__line">
            <label htmlFor={id} className="deposit-entry__title deposit-whole-row">
              {entry.title || entry.id}
            </label>
            {taken ? <Badge>{t("licenses.results.added")}</Badge> : null}
          </div>
          <div className="deposit-entry__details">
            <span id={`${id}-description`}>{description}</span>{" "}
            <LicenseLink link={entry.props["url"] ?? ""} name={entry.title} />
          </div>
        </div>
      </div>
    </div>
  );
}
