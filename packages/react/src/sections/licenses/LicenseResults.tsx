import type { VocabularyEntry } from "@deposit/core";
import { useId } from "react";
import { type FoundPage, SearchResults } from "../../components/SearchResults.tsx";
import type { RemoteAnswer } from "../../components/useRemoteAnswer.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LicenseResult } from "./LicenseResult.tsx";
import { LICENSES_PER_PAGE } from "./useLicenseSearch.ts";

interface LicenseResultsProps {
  readonly results: RemoteAnswer<FoundPage<VocabularyEntry>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly chosenId: string | null;
  /** Ids of licences that the record has already; they cannot be added twice. */
  readonly taken: readonly string[];
  readonly onChoose: (entry: VocabularyEntry) => void;
}

/** One page of licences to choose one from. */
export function LicenseResults({ results, page, onPage, chosenId, taken, onChoose }: LicenseResultsProps) {
  const t = useMessage();
  const groupName = useId();
  return (
    <SearchResults
      results={results}
      page={page}
      perPage={LICENSES_PER_PAGE}
      onPage={onPage}
      countText={(count) => t("licenses.results.count", { count })}
      failedText={t("licenses.results.failed")}
      none={<EmptyState icon="search">{t("licenses.results.none")}</EmptyState>}
      renderHits={(hits, isBusy) => (
        <div
          role="radiogroup"
          aria-label={t("licenses.results")}
          aria-busy={isBusy}
          className="deposit-list"
          data-deposit-part="license-results"
        >
          {hits.map((entry) => (
            <LicenseResult
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
