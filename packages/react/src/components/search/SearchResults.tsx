import { type Failure, failureMessage, type Message } from "@deposit/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { Spinner } from "../../ui/display/Spinner.tsx";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";
import type { RemoteAnswer } from "./useRemoteAnswer.ts";

/** One page of what a search found, and how much it found in all. */
export interface FoundPage<Hit> {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** Props of {@link SearchResults}. */
export interface SearchResultsProps<Hit> {
  readonly results: RemoteAnswer<FoundPage<Hit>>;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  /** How much was found, to be announced. */
  readonly countText: (count: number) => string;
  /** That the answer could not be had. */
  readonly failedText: string;
  /** What stands in place of the hits where there are none. */
  readonly none: ReactNode;
  /** The hits; while the next answer is on its way those before stay, and are busy. */
  readonly renderHits: (hits: readonly Hit[], isBusy: boolean) => ReactNode;
}

/**
 * One page of what a search in a dialog found; says when it loads, when there is nothing and when it could not be had, and
 * turns the pages.
 *
 * @example
 * <SearchResults results={results} page={page} perPage={5} onPage={turn} countText={countText} failedText={t("funding.results.failed")}
 *   none={<EmptyState>…</EmptyState>} renderHits={(hits, isBusy) => <ul aria-busy={isBusy}>…</ul>} />
 */
export function SearchResults<Hit>(props: SearchResultsProps<Hit>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {/* The button that asks again goes: what comes in its place is the next stop. */}
      <Results {...props} onRetry={() => place.current?.focus()} />
    </div>
  );
}

function Results<Hit>(props: SearchResultsProps<Hit> & { readonly onRetry: () => void }) {
  const { results, page, perPage, onPage, countText, failedText, none, renderHits, onRetry } = props;
  const t = useMessage();
  const { announce } = useUi();
  const { hits, total } = (results.kind === "failed" ? null : results.answer) ?? { hits: [], total: 0 };
  const pages = Math.ceil(total / perPage);
  const position = t("pagination.position", { page, pages });
  const latest = useLatest({ countText, page, position });
  const pageSaid = useRef(page);
  useEffect(() => {
    if (results.kind !== "ready") return;
    const count = latest.current.countText(results.answer.total);
    announce(latest.current.page === pageSaid.current ? count : `${count} ${latest.current.position}.`);
    pageSaid.current = latest.current.page;
  }, [announce, latest, results]);

  if (results.kind === "failed") {
    const { id, values } = searchFailureMessage(results.failure);
    return (
      <Banner
        tone="error"
        heading={failedText}
        actions={
          <Button
            size="sm"
            icon="refresh"
            onClick={() => {
              onRetry();
              results.retry();
            }}
          >
            {t("search.retry")}
          </Button>
        }
      >
        {t(id, values)}
      </Banner>
    );
  }
  if (hits.length === 0) return results.kind === "loading" ? <Spinner label={t("form.loading")} /> : none;
  return (
    <div className="deposit-stack" data-gap="small">
      {renderHits(hits, results.kind === "loading")}
      <Pagination
        page={page}
        pages={pages}
        onPage={onPage}
        labels={{
          pages: t("pagination.pages"),
          previous: t("pagination.previous"),
          next: t("pagination.next"),
          position,
          first: t("pagination.first"),
          last: t("pagination.last"),
        }}
      />
    </div>
  );
}

/** That nothing is there says of a search that the site goes without it, and nothing about the draft. */
function searchFailureMessage(failure: Failure): Message {
  if (failure.kind !== "not-found" && failure.kind !== "gone") return failureMessage(failure);
  return { id: "failure.server", values: { status: failure.kind === "gone" ? 410 : 404 } };
}
