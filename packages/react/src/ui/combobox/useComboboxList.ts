import { useCombobox, type UseComboboxReturnValue } from "downshift";
import { useLayoutEffect, useRef, useState } from "react";
import type { ComboboxRow } from "./comboboxRows.ts";
import { composedWindow } from "../dom/composedWindow.ts";
import type { ComboboxListHandle, ComboboxSearch } from "./useComboboxSearch.ts";

/** A list of suggestions at work. */
export interface ComboboxList<Item> {
  readonly box: UseComboboxReturnValue<ComboboxRow<Item>>;
  /** For the input and its button, which are drawn elsewhere and were there before. */
  readonly handle: ComboboxListHandle;
}

// The elements are handed over by hand, not by a ref.
const elsewhere = { suppressRefError: true };

/** Keyboard and pointer in the suggestions of a combobox. */
export function useComboboxList<Item>(
  search: ComboboxSearch<Item>,
  getKey: (item: Item) => string,
  getLabel: (item: Item) => string,
): ComboboxList<Item> {
  const { rows, text, stayOpen, choose, setOpen, setListIds } = search;
  const [environment] = useState(() => composedWindow(search.input.current?.ownerDocument.defaultView ?? window));
  const box = useCombobox<ComboboxRow<Item>>({
    environment,
    inputId: search.inputId,
    items: [...rows],
    inputValue: text,
    isOpen: search.isOpen,
    selectedItem: null,
    itemToString: (row) => (row?.kind === "item" ? getLabel(row.item) : text),
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      switch (type) {
        // Leaving with Tab or a click elsewhere must not choose what the mouse happened to rest on.
        case types.InputBlur:
          return { ...changes, selectedItem: state.selectedItem };
        // A closed list leaves Escape to the dialog around it.
        case types.InputKeyDownEscape:
          return state.isOpen ? { ...state, isOpen: false, highlightedIndex: -1 } : state;
        case types.InputKeyDownEnter:
        case types.ItemClick:
          return stayOpen || changes.selectedItem?.kind === "retry"
            ? { ...changes, isOpen: true, highlightedIndex: -1 }
            : changes;
        default:
          return changes;
      }
    },
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    onStateChange: ({ type, selectedItem }) => {
      const types = useCombobox.stateChangeTypes;
      if ((type === types.InputKeyDownEnter || type === types.ItemClick) && selectedItem) choose(selectedItem);
    },
  });
  const { highlightedIndex, setHighlightedIndex } = box;
  const highlighted = useRef<{ readonly index: number; readonly key: string | null }>({ index: -1, key: null });
  // An answer that arrives must not put another suggestion under the finger that is about to press Enter.
  useLayoutEffect(() => {
    const { index, key } = highlighted.current;
    const keys = rows.map((row) => (row.kind === "item" ? `item ${getKey(row.item)}` : row.kind));
    const isReplaced = index === highlightedIndex && key !== null && key !== keys[index];
    if (isReplaced) setHighlightedIndex(keys.indexOf(key));
    else highlighted.current = { index: highlightedIndex, key: keys[highlightedIndex] ?? null };
  });
  const input = box.getInputProps({}, elsewhere);
  const toggle = box.getToggleButtonProps();
  useLayoutEffect(() => {
    if (typeof input.ref === "function") input.ref(search.input.current);
    if (typeof toggle.ref === "function") toggle.ref(search.toggle.current);
  });
  const list = input["aria-controls"];
  const active = input["aria-activedescendant"] || undefined;
  useLayoutEffect(() => setListIds({ list, active }), [setListIds, list, active]);
  return {
    box,
    handle: {
      highlighted: box.highlightedIndex,
      onChange: (event) => input.onChange?.(event),
      onKeyDown: (event) => input.onKeyDown?.(event),
      onBlur: (event) => input.onBlur?.(event),
      onInputClick: (event) => input.onClick?.(event),
      onToggleClick: (event) => toggle.onClick?.(event),
    },
  };
}
