import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react-dom";
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from "react";
import type { ComboboxLabels } from "./comboboxLabels.ts";
import { Icon } from "../display/Icon.tsx";
import { Spinner } from "../display/Spinner.tsx";
import { useUi } from "../root/useUi.ts";
import { useComboboxList } from "./useComboboxList.ts";
import type { ComboboxSearch } from "./useComboboxSearch.ts";
import type { RemoteOptions } from "./useRemoteOptions.ts";

/** Props of {@link ComboboxPopup}. */
export interface ComboboxPopupProps<Item> {
  search: ComboboxSearch<Item>;
  getKey: (item: Item) => string;
  getLabel: (item: Item) => string;
  renderOption: ((item: Item) => ReactNode) | undefined;
  labels: ComboboxLabels;
}

/** The suggestions of a combobox, how they are moved through and, under them, how the search stands. */
export function ComboboxPopup<Item>({ search, getKey, getLabel, renderOption, labels }: ComboboxPopupProps<Item>) {
  const { rows, found, showing, text, query, quiet, frame } = search;
  const { announce } = useUi();
  const { box, handle } = useComboboxList(search, getKey, getLabel);
  useImperativeHandle(search.list, () => handle);
  const floating = useFloating({
    open: showing,
    strategy: "fixed",
    placement: "bottom-start",
    transform: false,
    middleware: [offset(4), flip({ padding: 8 }), size({ padding: 8, apply: fitReference })],
    whileElementsMounted: followReference,
  });
  const { setReference } = floating.refs;
  useLayoutEffect(() => setReference(frame.current), [setReference, frame]);

  const said = useRef<RemoteOptions<Item>["status"]>("idle");
  const count = found.options.length;
  const sentence =
    found.status === "failed"
      ? labels.failed(found.error)
      : found.status !== "ready"
        ? ""
        : count === 0
          ? labels.noResults(query)
          : labels.resultCount(count);
  useEffect(() => {
    const before = said.current;
    said.current = found.status;
    if (showing && !quiet.current && sentence !== "" && before !== found.status) announce(sentence);
  }, [announce, found.status, sentence, showing, quiet]);

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
        // A browser lets Tab stop at what can be scrolled.
        tabIndex={-1}
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
          <Icon name="error" size={14} /> {sentence}
        </p>
      ) : null}
    </div>
  );
}

/** Follows the input. Later placements wait a frame: placing changes sizes, which the observer that asked must not see. */
const followReference: typeof autoUpdate = (reference, floating, update) => {
  let placed = false;
  let frame = 0;
  const stop = autoUpdate(reference, floating, () => {
    cancelAnimationFrame(frame);
    if (placed) frame = requestAnimationFrame(update);
    else update();
    placed = true;
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
};

/** The popup is as wide as the input and never taller than the room left. */
function fitReference({
  rects,
  availableHeight,
  elements,
}: {
  rects: { reference: { width: number } };
  availableHeight: number;
  elements: { floating: HTMLElement };
}) {
  Object.assign(elements.floating.style, {
    width: `${rects.reference.width}px`,
    maxHeight: `${Math.max(120, Math.min(320, availableHeight))}px`,
  });
}
