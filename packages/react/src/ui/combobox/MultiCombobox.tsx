import { useRef, type ReactNode } from "react";
import { Chip } from "./Chip.tsx";
import { classNames } from "../dom/classNames.ts";
import type { ComboboxBaseProps } from "./comboboxProps.ts";
import { ComboboxSuggestions } from "./ComboboxSuggestions.tsx";
import { useUi } from "../root/useUi.ts";
import { useComboboxSearch } from "./useComboboxSearch.ts";

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps<Item> extends ComboboxBaseProps<Item> {
  value: readonly Item[];
  onValueChange: (value: Item[]) => void;
  /** Draws the inside of a chip. @default the label */
  renderChip?: ((item: Item) => ReactNode) | undefined;
  /** Marks a chip as refused; the messages beside the field say why. */
  isInvalid?: ((item: Item, index: number) => boolean) | undefined;
}

/**
 * Several choices out of a remote search, each a chip with a named remove button. Backspace in the empty input
 * goes to the last chip rather than deleting it.
 */
export function MultiCombobox<Item>({
  value,
  onValueChange,
  load,
  getKey,
  getLabel,
  renderOption,
  renderChip,
  isInvalid,
  createItem,
  labels,
  placeholder,
  minLength = 0,
  debounceMs = 200,
  className,
  part,
  id,
  disabled,
  ...inputProps
}: MultiComboboxProps<Item>) {
  const { announce } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const isChosen = (item: Item) => value.some((chosen) => getKey(chosen) === getKey(item));
  const search = useComboboxSearch<Item>({
    inputId: id,
    load,
    getLabel,
    isChosen,
    createItem,
    labels,
    disabled,
    minLength,
    debounceMs,
    restingText: "",
    onChoose: (item) => {
      if (isChosen(item)) return;
      onValueChange([...value, item]);
      announce(labels.added(getLabel(item)));
    },
    stayOpen: true,
  });
  const keys = tellApart(value.map(getKey));
  const removers = () => [...(root.current?.querySelectorAll<HTMLElement>(".deposit-chip__remove") ?? [])];
  const remove = (index: number) => {
    const item = value[index];
    if (item === undefined) return;
    // The button goes away with its chip: hand the focus on before that.
    (removers()[index + 1] ?? search.input.current)?.focus();
    onValueChange(value.filter((_, other) => other !== index));
    announce(labels.removed(getLabel(item)));
  };
  return (
    <div className={classNames("deposit-combobox", className)} data-deposit-part={part} ref={root}>
      <div className="deposit-input deposit-input--chips" ref={search.frame} data-disabled={disabled || undefined}>
        {value.map((item, index) => (
          <Chip
            key={keys[index]}
            removeLabel={labels.remove(getLabel(item))}
            disabled={disabled}
            invalid={isInvalid?.(item, index)}
            onRemove={() => remove(index)}
          >
            {renderChip?.(item) ?? getLabel(item)}
          </Chip>
        ))}
        <input
          {...inputProps}
          {...search.inputProps}
          disabled={disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          className="deposit-input__control"
          onKeyDown={(event) => {
            search.inputProps.onKeyDown(event);
            if (event.key === "Backspace" && search.text === "") removers().at(-1)?.focus();
          }}
        />
      </div>
      <ComboboxSuggestions
        search={search}
        getKey={getKey}
        getLabel={getLabel}
        renderOption={renderOption}
        labels={labels}
      />
    </div>
  );
}

/** Keys under which all chips stay apart: a record may hold the same choice twice. */
function tellApart(keys: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  });
}
