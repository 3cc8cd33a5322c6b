import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react-dom";
import { useCombobox, type UseComboboxReturnValue } from "downshift";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import type { ComboboxLabels } from "./comboboxLabels.ts";
import { comboboxRows, type ComboboxRow } from "./comboboxRows.ts";
import { useAnnounce } from "./useAnnounce.ts";
import { useRemoteOptions, type LoadOptions, type RemoteOptions } from "./useRemoteOptions.ts";

/** What {@link useComboboxSearch} needs to know. */
export interface ComboboxSearchOptions<Item> {
  inputId: string;
  load: LoadOptions<Item>;
  getLabel: (item: Item) => string;
  isChosen: (item: Item) => boolean;
  createItem: ((text: string) => Item) | undefined;
  labels: ComboboxLabels;
  minLength: number;
  debounceMs: number;
  /** What the input shows while nothing is being typed. */
  restingText: string;
  /** Something was chosen or added. */
  onChoose: (item: Item) => void;
  /** The text was emptied and left so. */
  onEmptied?: (() => void) | undefined;
  /** Keeps the list open after a choice, for choosing several. */
  stayOpen: boolean;
}

/** The moving parts of a combobox, for its two drawings. */
export interface ComboboxSearch<Item> {
  box: UseComboboxReturnValue<ComboboxRow<Item>>;
  rows: ReadonlyArray<ComboboxRow<Item>>;
  found: RemoteOptions<Item>;
  /** Whether the popup shows: open and with something to say. */
  showing: boolean;
  text: string;
  setText: (text: string | null) => void;
  floating: ReturnType<typeof useFloating>;
  /** Enter takes the text as it stands when no suggestion is highlighted. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Leaving takes free text, and lets other text go. */
  onBlur: (event: FocusEvent) => void;
}

/**
 * Search, keyboard and popup of a combobox. Free text that was typed but not confirmed is added when the input
 * is left (nothing typed is lost); otherwise the input falls back to what is chosen.
 */
export function useComboboxSearch<Item>(options: ComboboxSearchOptions<Item>): ComboboxSearch<Item> {
  const {
    inputId,
    load,
    getLabel,
    isChosen,
    createItem,
    labels,
    minLength,
    debounceMs,
    restingText,
    onChoose,
    onEmptied,
    stayOpen,
  } = options;
  const announce = useAnnounce();
  const [typed, setTyped] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const text = typed ?? restingText;
  const query = (typed ?? "").trim();
  const searching = wanted && query.length >= minLength;
  const { retry, ...found } = useRemoteOptions({ load, query, enabled: searching, debounceMs });
  // Free text counts whether the list is open, closed or too short to search for.
  const rows = comboboxRows({
    found: searching ? found : { status: "idle", options: [] },
    text: typed ?? "",
    canCreate: createItem !== undefined,
    getLabel,
    isChosen,
  });

  /** After a choice the list loads anew; counting it aloud would cut off what was said about the choice. */
  const quiet = useRef(false);
  const choose = (row: ComboboxRow<Item>) => {
    quiet.current = row.kind !== "retry";
    switch (row.kind) {
      case "item":
        setTyped(null);
        onChoose(row.item);
        return;
      case "create":
        setTyped(null);
        if (createItem !== undefined) onChoose(createItem(row.text));
        return;
      case "retry":
        retry();
        return;
      default:
        row satisfies never;
    }
  };

  /** Takes the text as it stands: something found by exactly that name, else free text where it counts. */
  const takeText = (): boolean => {
    const exact = rows.find((row) => row.kind === "item" && sameText(getLabel(row.item), query));
    const row = exact ?? rows.find((one) => one.kind === "create");
    if (query === "" || row === undefined) return false;
    choose(row);
    return true;
  };

  const onBlur = (event: FocusEvent) => {
    // Another window came to the front: the input will have the focus again.
    const root = event.currentTarget.getRootNode();
    if ((root instanceof Document || root instanceof ShadowRoot) && root.activeElement === event.currentTarget) return;
    if (typed === null) return;
    if (query === "") onEmptied?.();
    if (sameText(query, restingText) || !takeText()) setTyped(null);
  };

  const box = useCombobox<ComboboxRow<Item>>({
    inputId,
    items: rows,
    inputValue: text,
    isOpen: wanted,
    selectedItem: null,
    itemToString: (row) => (row?.kind === "item" ? getLabel(row.item) : (typed ?? "")),
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
    onIsOpenChange: ({ isOpen }) => {
      quiet.current = false;
      setWanted(isOpen);
    },
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      quiet.current = false;
      setTyped(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      const types = useCombobox.stateChangeTypes;
      if ((type === types.InputKeyDownEnter || type === types.ItemClick) && selectedItem) choose(selectedItem);
    },
  });

  const showing = box.isOpen && (searching || rows.length > 0);
  const floating = useFloating({
    open: showing,
    strategy: "fixed",
    placement: "bottom-start",
    transform: false,
    middleware: [offset(4), flip({ padding: 8 }), size({ padding: 8, apply: fitReference })],
    whileElementsMounted: followReference,
  });

  const said = useRef<RemoteOptions<Item>["status"]>("idle");
  const count = found.options.length;
  const sentence =
    found.status === "failed"
      ? labels.failed
      : found.status !== "ready"
        ? ""
        : count === 0
          ? labels.noResults(query)
          : labels.resultCount(count);
  useEffect(() => {
    const before = said.current;
    said.current = found.status;
    if (showing && !quiet.current && sentence !== "" && before !== found.status) announce(sentence);
  }, [announce, found.status, sentence, showing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed === null) return;
    // A host may have a form around the editor: Enter must not submit it.
    event.preventDefault();
    if (box.highlightedIndex === -1 && takeText() && !stayOpen) setWanted(false);
  };

  return { box, rows, found, showing, text, setText: setTyped, floating, onKeyDown, onBlur };
}

const sameText = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

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
