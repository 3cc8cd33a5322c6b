import { type AwardEntry, type AwardSearchResult, failureMessage } from "@deposit/core";
import { useEffect, useId } from "react";
import type { RemoteAnswer } from "../../components/useRemoteAnswer.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useUi } from "../../ui/useUi.ts";
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

/** One page of awards to choose one from; says when it loads, when there are none and when they could not be had. */
export function AwardResults({ results, page, onPage, chosenId, taken, onChoose }: AwardResultsProps) {
  const t = useMessage();
  const { announce } = useUi();
  const groupName = useId();
  useEffect(() => {
    if (results.kind === "ready") announce(t("funding.results.count", { count: results.answer.total }));
  }, [announce, t, results]);

  if (results.kind === "failed") {
    const { id, values } = failureMessage(results.failure);
    return (
      <Banner
        tone="error"
        heading={t("funding.results.failed")}
        actions={
          <Button size="sm" icon="refresh" onClick={results.retry}>
            {t("funding.results.retry")}
          </Button>
        }
      >
        {t(id, values)}
      </Banner>
    );
  }
  const { hits, total } = results.answer ?? { hits: [], total: 0 };
  if (hits.length === 0) {
    return results.kind === "loading" ? (
      <Spinner label={t("form.loading")} />
    ) : (
      <EmptyState icon="search">{t("funding.results.none")}</EmptyState>
    );
  }
  const pages = Math.ceil(total / AWARDS_PER_PAGE);
  return (
    <div className="deposit-stack" data-gap="small">
      <div
        role="radiogroup"
        aria-label={t("funding.results")}
        aria-busy={results.kind === "loading"}
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
      <Pagination
        page={page}
        pages={pages}
        onPage={onPage}
        labels={{
          pages: t("pagination.pages"),
          previous: t("pagination.previous"),
          next: t("pagination.next"),
          position: t("pagination.position", { page, pages }),
          first: t("pagination.first"),
          last: t("pagination.last"),
        }}
      />
    </div>
  );
}
