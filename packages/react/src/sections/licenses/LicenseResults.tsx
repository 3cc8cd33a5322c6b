import { failureMessage, type VocabularyEntry } from "@deposit/core";
import { useEffect, useId } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useUi } from "../../ui/useUi.ts";
import { LicenseResult } from "./LicenseResult.tsx";
import type { LicenseSearch } from "./useLicenseSearch.ts";

interface LicenseResultsProps {
  search: LicenseSearch;
  chosenId: string | null;
  /** Ids of licences that the record has already; they cannot be added twice. */
  taken: readonly string[];
  onChoose: (entry: VocabularyEntry) => void;
}

/** One page of licences to choose one from; says when it loads, when there are none and when they could not be had. */
export function LicenseResults({ search, chosenId, taken, onChoose }: LicenseResultsProps) {
  const t = useMessage();
  const { announce } = useUi();
  const name = useId();
  useEffect(() => {
    if (search.kind === "ready") announce(t("licenses.results.count", { count: search.total }));
  }, [announce, t, search]);

  if (search.kind === "failed") {
    const { id, values } = failureMessage(search.failure);
    return (
      <Banner
        tone="error"
        heading={t("licenses.results.failed")}
        actions={
          <Button size="sm" icon="refresh" onClick={search.retry}>
            {t("licenses.results.retry")}
          </Button>
        }
      >
        {t(id, values)}
      </Banner>
    );
  }
  if (search.kind === "loading" && search.hits.length === 0) return <Spinner label={t("form.loading")} />;
  if (search.hits.length === 0) return <EmptyState icon="search">{t("licenses.results.none")}</EmptyState>;
  return (
    <div
      role="radiogroup"
      aria-label={t("licenses.results")}
      aria-busy={search.kind === "loading"}
      className="deposit-list"
      data-deposit-part="license-results"
    >
      {search.hits.map((entry) => (
        <LicenseResult
          key={entry.id}
          entry={entry}
          groupName={name}
          chosen={entry.id === chosenId}
          taken={taken.includes(entry.id)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}
