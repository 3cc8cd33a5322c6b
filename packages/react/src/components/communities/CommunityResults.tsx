import type { Community } from "@deposit/core";
import type { CommunityObstacle } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";
import { EmptyState } from "../../ui/display/EmptyState.tsx";
import { type FoundPage, SearchResults } from "../search/SearchResults.tsx";
import type { RemoteAnswer } from "../search/useRemoteAnswer.ts";
import { CommunityResult } from "./CommunityResult.tsx";
import { COMMUNITIES_PER_PAGE, type CommunityQuery } from "./useCommunitySearch.ts";

interface CommunityResultsProps {
  readonly results: RemoteAnswer<FoundPage<Community>>;
  readonly query: CommunityQuery;
  readonly selected: Community | null;
  readonly obstacleOf: (community: Community) => CommunityObstacle | null;
  readonly onChoose: (community: Community) => void;
  readonly onPage: (page: number) => void;
}

/** One page of communities. */
export function CommunityResults({ results, query, selected, obstacleOf, onChoose, onPage }: CommunityResultsProps) {
  const t = useMessage();
  const { scope, text, page } = query;
  const none =
    text === ""
      ? t(scope === "mine" ? "community.results.noneOfMine" : "community.results.noneAtAll")
      : t("community.results.none", { text });
  return (
    <SearchResults
      results={results}
      page={page}
      perPage={COMMUNITIES_PER_PAGE}
      onPage={onPage}
      countText={(count) => t("community.results.count", { count })}
      failedText={t("community.results.failed")}
      none={<EmptyState icon={text === "" ? "community" : "search"}>{none}</EmptyState>}
      renderHits={(hits, isBusy) => (
        <ul
          className="deposit-list"
          aria-label={t("community.results")}
          aria-busy={isBusy}
          data-deposit-part="community-results"
        >
          {hits.map((community) => (
            <CommunityResult
              key={community.id}
              community={community}
              chosen={community.id === selected?.id}
              obstacle={obstacleOf(community)}
              onChoose={() => onChoose(community)}
            />
          ))}
        </ul>
      )}
    />
  );
}
