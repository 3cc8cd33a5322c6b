import type { AwardEntry, AwardSearchResult } from "@deposit/core";
import { useId } from "react";
import { SearchResults } from "../../components/SearchResults.tsx";
import type { RemoteAnswer } from "../../components/useRemoteAnswer.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AwardResult } from "./AwardResult.tsx";
import { AWARDS_PER_PAGE } from "./useAwardSearch.ts";

interface AwardResultsProps {
  readonly results: RemoteAnswer<AwardSearchResult>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly chosenId: string | null;
  /** Ids of awards that the record has already; they cannot be added twice. */
  readonly taken: readonly string[];
  readonly onChoose: (entry: AwardEntry) => void;
}

/** One page of awards to choose one from. */
export function AwardResults({ results, page, onPage, chosenId, taken, onChoose }: AwardResultsProps) {
  const t = useMessage();
  const groupName = useId();
  return (
    <SearchResults
      results={results}
      page={page}
      perPage={AWARDS_PER_PAGE}
      onPage={onPage}
      countText={(count) => t("funding.results.count", { count })}
      failedText={t("funding.results.failed")}
      none={<EmptyState icon="search">{t("funding.results.none")}</EmptyState>}
      renderHits={(hits, isBusy) => (
        <div
          role="radiogroup"
          aria-label={t("funding.results")}
          aria-busy={isBusy}
          className="deposit-list"
          data-deposit-part="award-results"
        >
          {hits.map((entry) => (
            <AwardResult
              key={entry.id}
              entry={entry}
              groupName={groupName}
              chosen={entry.id === chosenId}
              taken={taken.includes(entry.id)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      )}
    />
  );
}
