import type { AwardEntry, FundingValue } from "@deposit/core";
import { ResultChoice, type ResultChoiceProps } from "../../components/search/ResultChoice.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { AwardLink } from "./AwardLink.tsx";
import { fundingName } from "./fundingName.ts";
import { AWARDS_PER_PAGE } from "./useAwardSearch.ts";

type AwardResultsProps = Omit<ResultChoiceProps<AwardEntry>, "room" | "part" | "perPage" | "wordsOf">;

/** A page of awards to choose from, each with its number, link and funder. */
export function AwardResults(props: AwardResultsProps) {
  const t = useMessage();
  return (
    <ResultChoice
      {...props}
      room="funding"
      part="award-results"
      perPage={AWARDS_PER_PAGE}
      wordsOf={(entry) => {
        const name = fundingName(t, fundingOfAward(entry, entry.id));
        const number = entry.number === "" ? "" : t("funding.number", { number: entry.number });
        return {
          name,
          link: <AwardLink url={entry.url} name={name} />,
          details: [number, entry.funder.name].filter(Boolean).join(" · "),
        };
      }}
    />
  );
}

/** Converts an award of the vocabulary to a row with this key. */
export function fundingOfAward(entry: AwardEntry, key: string): FundingValue {
  const { id, title, acronym, number, url, funder } = entry;
  return {
    key,
    funder: { ...(funder.id === "" ? {} : { id: funder.id }), name: funder.name },
    award: { id, title, ...(acronym === "" ? {} : { acronym }), number, url },
  };
}
