import type { ReactNode } from "react";
import type { ComboboxLabels } from "./comboboxLabels.ts";
import { Icon } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";
import type { ComboboxSearch } from "./useComboboxSearch.ts";

interface ComboboxPopupProps<Item> {
  search: ComboboxSearch<Item>;
  getKey: (item: Item) => string;
  getLabel: (item: Item) => string;
  renderOption: ((item: Item) => ReactNode) | undefined;
  labels: ComboboxLabels;
}

/** The suggestions of a combobox and, under them, how the search stands. */
export function ComboboxPopup<Item>({ search, getKey, getLabel, renderOption, labels }: ComboboxPopupProps<Item>) {
  const { box, rows, found, showing, text, floating } = search;
  const nothing = found.status === "ready" && !rows.some((row) => row.kind === "item");
  return (
    <div
      ref={floating.refs.setFloating}
      className="deposit-popup"
      data-state={found.status}
      role="presentation"
      hidden={!showing}
      // The focus stays in the input when the popup is scrolled or pressed.
      onMouseDown={(event) => event.preventDefault()}
      style={floating.floatingStyles}
    >
      <ul
        {...box.getMenuProps({ "aria-label": labels.suggestions, "aria-busy": found.status === "loading" })}
        className="deposit-popup__list"
      >
        {showing
          ? rows.map((row, index) => (
              <li
                {...box.getItemProps({ item: row, index })}
                className="deposit-popup__option"
                data-kind={row.kind}
                data-highlighted={box.highlightedIndex === index || undefined}
                key={row.kind === "item" ? getKey(row.item) : row.kind}
              >
                {row.kind === "item" ? (renderOption?.(row.item) ?? getLabel(row.item)) : null}
                {row.kind === "create" ? (
                  <>
                    <Icon name="add" /> {labels.add(row.text)}
                  </>
                ) : null}
                {row.kind === "retry" ? (
                  <>
                    <Icon name="refresh" /> {labels.retry}
                  </>
                ) : null}
              </li>
            ))
          : null}
      </ul>
      {found.status === "loading" ? (
        <p className="deposit-popup__status">
          <Spinner size={14} /> {labels.loading}
        </p>
      ) : null}
      {nothing ? <p className="deposit-popup__status">{labels.noResults(text.trim())}</p> : null}
      {found.status === "failed" ? (
        <p className="deposit-popup__status" data-severity="error">
          <Icon name="error" size={14} /> {labels.failed}
        </p>
      ) : null}
    </div>
  );
}
