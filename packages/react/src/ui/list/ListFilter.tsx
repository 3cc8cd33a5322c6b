import { memo, useRef } from "react";
import { Icon } from "../display/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { isComposing } from "../dom/isComposing.ts";
import type { SortableLabels } from "./sortableLabels.ts";
import { TextField } from "../controls/TextField.tsx";

/** Props of {@link ListFilter}. */
export interface ListFilterProps {
  /** Ends in `-filter`: what is half typed goes on in the filter that is drawn in place of this one, by its id. */
  id: string;
  query: string;
  onQueryChange: (query: string) => void;
  shown: number;
  total: number;
  labels: SortableLabels;
}

/** Narrows a long list to the rows that hold some words, and says how many those are. */
export const ListFilter = memo(function ListFilter({
  id,
  query,
  onQueryChange,
  shown,
  total,
  labels,
}: ListFilterProps) {
  const isNarrowed = query.trim() !== "";
  const box = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    // The button goes with the words; the focus must not go with it.
    box.current?.focus();
    onQueryChange("");
  };
  return (
    <div className="deposit-list-filter">
      <TextField
        ref={box}
        id={id}
        value={query}
        onValueChange={onQueryChange}
        aria-label={labels.filter}
        placeholder={labels.filter}
        autoComplete="off"
        before={<Icon name="search" />}
        after={
          query === "" ? undefined : <IconButton icon="close" label={labels.clearFilter} size="sm" onClick={clear} />
        }
        data-owns-escape={query === "" ? undefined : ""}
        onKeyDown={(event) => {
          if (event.key === "Escape" && query !== "" && !isComposing(event.nativeEvent)) onQueryChange("");
          // Enter here would otherwise press the button of a form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <span className="deposit-muted deposit-small" role="status">
        {isNarrowed ? labels.filtered(shown, total) : ""}
      </span>
    </div>
  );
});
