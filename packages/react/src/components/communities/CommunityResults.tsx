import { type Community, type CommunityObstacle, failureMessage } from "@deposit/core";
import { useEffect } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useUi } from "../../ui/useUi.ts";
import { CommunityResult } from "./CommunityResult.tsx";
import { COMMUNITIES_PER_PAGE, type CommunityQuery, type CommunitySearch } from "./useCommunitySearch.ts";

interface CommunityResultsProps {
  readonly search: CommunitySearch;
  readonly query: CommunityQuery;
  readonly selected: Community | null;
  readonly obstacleOf: (community: Community) => CommunityObstacle | null;
  readonly onChoose: (community: Community) => void;
  readonly onPage: (page: number) => void;
}

/** One page of communities; says when it loads, when there are none and when they could not be had. */
export function CommunityResults({ search, query, selected, obstacleOf, onChoose, onPage }: CommunityResultsProps) {
  const t = useMessage();
  const { announce } = useUi();
  useEffect(() => {
    if (search.kind === "ready") announce(t("community.results.count", { count: search.total }));
  }, [announce, t, search]);

  if (search.kind === "failed") {
    const { id, values } = failureMessage(search.failure);
    return (
      <Banner
        tone="error"
        heading={t("community.results.failed")}
        actions={
          <Button size="sm" icon="refresh" onClick={search.retry}>
            {t("community.results.retry")}
          </Button>
        }
      >
        {t(id, values)}
      </Banner>
    );
  }
  if (search.hits.length === 0) {
    if (search.kind === "loading") return <Spinner label={t("form.loading")} />;
    const { scope, text } = query;
    return (
      <EmptyState icon={text === "" ? "community" : "search"}>
        {text === ""
          ? t(scope === "mine" ? "community.results.noneOfMine" : "community.results.noneAtAll")
          : t("community.results.none", { text })}
      </EmptyState>
    );
  }
  const pages = Math.ceil(search.total / COMMUNITIES_PER_PAGE);
  return (
    <div className="deposit-stack" data-gap="small">
      <ul
        className="deposit-list"
        aria-label={t("community.results")}
        aria-busy={search.kind === "loading"}
        data-deposit-part="community-results"
      >
        {search.hits.map((community) => (
          <CommunityResult
            key={community.id}
            community={community}
            chosen={community.id === selected?.id}
            obstacle={obstacleOf(community)}
            onChoose={() => onChoose(community)}
          />
        ))}
      </ul>
      <Pagination
        page={query.page}
        pages={pages}
        onPage={onPage}
        labels={{
          pages: t("pagination.pages"),
          previous: t("pagination.previous"),
          next: t("pagination.next"),
          position: t("pagination.position", { page: query.page, pages }),
          first: t("pagination.first"),
          last: t("pagination.last"),
        }}
      />
    </div>
  );
}
