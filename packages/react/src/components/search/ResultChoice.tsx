import { type ReactNode, useId } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";
import { classNames } from "../../ui/dom/classNames.ts";
import { EmptyState } from "../../ui/display/EmptyState.tsx";
import { type FoundPage, SearchResults } from "./SearchResults.tsx";
import type { RemoteAnswer } from "./useRemoteAnswer.ts";

/** How one of the results reads: its name, a link at the end of the name's line, what describes it, and what follows that. */
export interface ResultWords {
  readonly name: ReactNode;
  readonly link?: ReactNode;
  readonly details: string;
  readonly more?: ReactNode;
}

/** Props of {@link ResultChoice}. */
export interface ResultChoiceProps<Hit extends { readonly id: string }> {
  /** The room of the messages, `funding.results.…` for one. */
  readonly room: "funding" | "licenses";
  readonly part: string;
  readonly results: RemoteAnswer<FoundPage<Hit>>;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  readonly chosenId: string | null;
  /** Ids of what the record has already; they cannot be added twice. */
  readonly taken: readonly string[];
  readonly wordsOf: (hit: Hit) => ResultWords;
  readonly onChoose: (hit: Hit) => void;
}

/** One page of what a search in a dialog found, to choose one from. */
export function ResultChoice<Hit extends { readonly id: string }>(props: ResultChoiceProps<Hit>) {
  const { room, part, results, page, perPage, onPage, chosenId, taken, wordsOf, onChoose } = props;
  const t = useMessage();
  const groupName = useId();
  return (
    <SearchResults
      results={results}
      page={page}
      perPage={perPage}
      onPage={onPage}
      countText={(count) => t(`${room}.results.count`, { count })}
      failedText={t(`${room}.results.failed`)}
      none={<EmptyState icon="search">{t(`${room}.results.none`)}</EmptyState>}
      renderHits={(hits, isBusy) => (
        <div
          role="radiogroup"
          aria-label={t(`${room}.results`)}
          aria-busy={isBusy}
          className="deposit-list"
          data-deposit-part={part}
        >
          {hits.map((hit) => (
            <Choice
              key={hit.id}
              id={`${groupName}-${hit.id}`}
              groupName={groupName}
              words={wordsOf(hit)}
              chosen={hit.id === chosenId}
              takenText={taken.includes(hit.id) ? t(`${room}.results.added`) : null}
              onChoose={() => onChoose(hit)}
            />
          ))}
        </div>
      )}
    />
  );
}

interface ChoiceProps {
  readonly id: string;
  /** Name that the radios of one list share. */
  readonly groupName: string;
  readonly words: ResultWords;
  readonly chosen: boolean;
  /** That the record has it already; `null` where it has not. */
  readonly takenText: string | null;
  readonly onChoose: () => void;
}

function Choice({ id, groupName, words: { name, link, details, more }, chosen, takenText, onChoose }: ChoiceProps) {
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
            disabled={takenText !== null}
            onChange={onChoose}
            aria-describedby={details === "" ? undefined : `${id}-details`}
          />
        </div>
        <div className="deposit-entry__body">
          {/* A link stays beside the name; what else stands there goes below it where there is no room. */}
          <div className={classNames("deposit-entry__line", link !== undefined && "deposit-entry__line--ended")}>
            <label htmlFor={id} className="deposit-entry__title deposit-whole-row">
              <bdi>{name}</bdi>
            </label>
            {link}
            {takenText === null ? null : <Badge>{takenText}</Badge>}
          </div>
          <div className="deposit-entry__details">
            <span id={`${id}-details`}>{details}</span> {more}
          </div>
        </div>
      </div>
    </div>
  );
}
