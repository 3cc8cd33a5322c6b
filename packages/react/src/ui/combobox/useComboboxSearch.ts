import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import type { ComboboxLabels } from "./comboboxLabels.ts";
import { comboboxRows, type ComboboxRow } from "./comboboxRows.ts";
import { isActive } from "../dom/isActive.ts";
import { isComposing } from "../dom/isComposing.ts";
import { useLeaveQuestion } from "../hooks/useLeaveQuestion.ts";
import { useRemoteOptions, type LoadOptions, type RemoteOptions } from "./useRemoteOptions.ts";

/** What {@link useComboboxSearch} needs to know. */
export interface ComboboxSearchOptions<Item> {
  inputId: string;
  load: LoadOptions<Item>;
  getLabel: (item: Item) => string;
  isChosen: (item: Item) => boolean;
  createItem: ((text: string) => Item) | undefined;
  labels: ComboboxLabels;
  disabled: boolean | undefined;
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

/** What the list of suggestions makes of what happens at the input and its button; it is a chunk of its own. */
export interface ComboboxListHandle {
  /** Index of the suggestion that Enter takes; -1 for none. */
  readonly highlighted: number;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onInputClick: (event: MouseEvent) => void;
  readonly onToggleClick: (event: MouseEvent) => void;
}

/** The ids of the list and of its highlighted suggestion, once there is a list. */
export interface ComboboxListIds {
  readonly list: string;
  readonly active: string | undefined;
}

/** The moving parts of a combobox, for its two drawings and for its list. */
export interface ComboboxSearch<Item> {
  readonly inputId: string;
  readonly rows: readonly ComboboxRow<Item>[];
  readonly found: RemoteOptions<Item>;
  /** What is searched: what was typed, without blanks around it. */
  readonly query: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Whether the popup shows: open and with something to say. */
  readonly showing: boolean;
  /** Whether it was in use, so that its list is wanted. */
  readonly isAwake: boolean;
  readonly text: string;
  readonly setText: (text: string | null) => void;
  readonly choose: (row: ComboboxRow<Item>) => void;
  readonly stayOpen: boolean;
  /** True right after a choice: counting the suggestions aloud would cut off what was said about it. */
  readonly quiet: RefObject<boolean>;
  /** The box that the popup opens under. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly list: RefObject<ComboboxListHandle | null>;
  /** What is said where the list did not arrive. */
  readonly failure: RefObject<HTMLDivElement | null>;
  /** Closes, takes free text and lets other text go. */
  readonly leave: () => void;
  readonly setListIds: (ids: ComboboxListIds) => void;
  /** For the input; the list adds to it as soon as it is there. */
  readonly inputProps: ComponentProps<"input"> & { readonly onKeyDown: (event: KeyboardEvent) => void };
  /** For the button that opens the list; it is no stop of the Tab key, since the input opens it, too. */
  readonly toggleProps: ComponentProps<"button">;
}

/**
 * Text, search and choice of a combobox. Free text that was typed but not confirmed is added when the input is left
 * (nothing typed is lost); otherwise the input falls back to what is chosen. The list of suggestions is fetched when the
 * input is first used; what is typed before it arrives is searched for and taken all the same.
 */
export function useComboboxSearch<Item>(options: ComboboxSearchOptions<Item>): ComboboxSearch<Item> {
  const { inputId, load, getLabel, isChosen, createItem, minLength, debounceMs, restingText, stayOpen } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const [ids, setListIds] = useState<ComboboxListIds | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<ComboboxListHandle>(null);
  const failure = useRef<HTMLDivElement>(null);
  const quiet = useRef(false);
  const text = typed ?? restingText;
  const query = (typed ?? "").trim();
  const wouldLose = createItem !== undefined && query !== "";
  useLeaveQuestion(wouldLose);
  const searching = isOpen && query.length >= minLength;
  const { retry, ...found } = useRemoteOptions({ load, query, enabled: searching, debounceMs });
  // Free text counts whether the list is open, closed or too short to search for.
  const rows = comboboxRows({
    found: searching ? found : { status: "idle", options: [] },
    text: typed ?? "",
    canCreate: createItem !== undefined,
    getLabel,
    isChosen,
  });
  const showing = isOpen && (searching || rows.length > 0);
  const wake = (): void => setAwake(true);
  const setOpen = (next: boolean): void => {
    quiet.current = false;
    setIsOpen(next);
  };

  const choose = (row: ComboboxRow<Item>): void => {
    quiet.current = row.kind !== "retry";
    switch (row.kind) {
      case "item":
        setTyped(null);
        options.onChoose(row.item);
        return;
      case "create":
        setTyped(null);
        if (createItem !== undefined) options.onChoose(createItem(row.text));
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

  /** Leaving takes free text, and lets other text go. */
  const settleText = (): void => {
    if (typed === null) return;
    if (query === "") options.onEmptied?.();
    if (sameText(query, restingText) || !takeText()) setTyped(null);
  };
  const leave = (): void => {
    setOpen(false);
    settleText();
  };
  const onBlur = (event: FocusEvent): void => {
    list.current?.onBlur(event);
    // Another window came to the front: the input will have the focus again.
    if (event.relatedTarget === null && isActive(event.currentTarget)) return;
    if (list.current !== null) settleText();
    // What is said of a list that did not arrive belongs to the input.
    else if (failure.current?.contains(event.relatedTarget) !== true) leave();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const isTextConfirmed = event.key === "Enter" && typed !== null;
    // A host may have a form around the editor: Enter must not submit it.
    if (isTextConfirmed) event.preventDefault();
    // Enter takes the text as it stands when no suggestion is highlighted.
    if (isTextConfirmed && (list.current?.highlighted ?? -1) === -1 && takeText() && !stayOpen) setOpen(false);
    // Taken, it is among what a dialog around it asks about at the next Escape.
    if (event.key === "Escape" && wouldLose && !isOpen) settleText();
    if (list.current !== null) list.current.onKeyDown(event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true);
    else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };

  // The list was asked for by its button, which takes the focus.
  useEffect(() => {
    if (isAwake && isOpen && list.current === null) input.current?.focus();
  }, [isAwake, isOpen]);

  const inputProps = {
    ref: input,
    id: inputId,
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list" as const,
    "aria-expanded": isOpen,
    "aria-controls": ids?.list,
    "aria-activedescendant": ids?.active,
    "data-owns-escape": showing || wouldLose ? "" : undefined,
    value: text,
    onFocus: wake,
    onBlur,
    onKeyDown,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      wake();
      setTyped(event.currentTarget.value);
      // What was typed before a server's page was taken over may be left by now: a list that opens takes the focus.
      setOpen(isActive(event.currentTarget));
      list.current?.onChange(event);
    },
    onClick(event: MouseEvent) {
      if (list.current === null) setOpen(!isOpen);
      else list.current.onInputClick(event);
    },
  };
  const toggleProps = {
    ref: toggle,
    tabIndex: -1,
    disabled: options.disabled === true,
    "aria-label": options.labels.toggle,
    "aria-expanded": isOpen,
    "aria-controls": ids?.list,
    onPointerDown: wake,
    onClick(event: MouseEvent) {
      wake();
      if (list.current === null) setOpen(!isOpen);
      else list.current.onToggleClick(event);
    },
  };
  return {
    inputId,
    rows,
    found,
    query,
    isOpen,
    setOpen,
    showing,
    isAwake,
    text,
    setText: setTyped,
    choose,
    stayOpen,
    quiet,
    frame,
    input,
    toggle,
    list,
    failure,
    leave,
    setListIds,
    inputProps,
    toggleProps,
  };
}

const sameText = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();
