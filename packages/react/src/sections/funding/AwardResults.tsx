import type { AwardEntry } from "@deposit/core";
import { ResultChoice, type ResultChoiceProps } from "../../components/search/ResultChoice.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { AwardLink } from "./AwardLink.tsx";
import { fundingName } from "./fundingName.ts";
import { fundingOfAward } from "./fundingOfAward.ts";
import { AWARDS_PER_PAGE } from "./useAwardSearch.ts";

type AwardResultsProps = Omit<ResultChoiceProps<AwardEntry>, "room" | "part" | "perPage" | "wordsOf">;

/** One page of awards to choose one from, each with its number, its page and its funder. */
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
