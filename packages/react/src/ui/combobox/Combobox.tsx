import { classNames } from "../dom/classNames.ts";
import type { ComboboxBaseProps } from "./comboboxProps.ts";
import { ComboboxSuggestions } from "./ComboboxSuggestions.tsx";
import { Icon } from "../display/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { useComboboxSearch } from "./useComboboxSearch.ts";

/** Props of {@link Combobox}. */
export interface ComboboxProps<Item> extends ComboboxBaseProps<Item> {
  value: Item | null;
  onValueChange: (value: Item | null) => void;
}

/**
 * One choice out of a remote search. Typing searches; a newer search aborts the older; loading, failure and
 * emptiness show under the suggestions and are announced. With `createItem`, free text counts too.
 *
 * @example
 * <Combobox {...inputProps} value={funder} onValueChange={setFunder} load={searchFunders}
 *   getKey={(funder) => funder.id} getLabel={(funder) => funder.name} labels={labels} />
 */
export function Combobox<Item>({
  value,
  onValueChange,
  load,
  getKey,
  getLabel,
  renderOption,
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
}: ComboboxProps<Item>) {
  const search = useComboboxSearch<Item>({
    inputId: id,
    load,
    getLabel,
    isChosen: () => false,
    createItem,
    labels,
    disabled,
    minLength,
    debounceMs,
    restingText: value === null ? "" : getLabel(value),
    onChoose: onValueChange,
    onEmptied: () => onValueChange(null),
    stayOpen: false,
  });
  return (
    <div className={classNames("deposit-combobox", className)} data-deposit-part={part}>
      <div className="deposit-input" ref={search.frame} data-disabled={disabled || undefined}>
        <span className="deposit-input__slot">
          <Icon name="search" />
        </span>
        <input
          {...inputProps}
          {...search.inputProps}
          disabled={disabled}
          placeholder={placeholder}
          className="deposit-input__control"
        />
        {value === null || disabled ? null : (
          <IconButton
            icon="close"
            size="sm"
            label={labels.clear}
            onClick={() => {
              // The button goes with the choice; the focus must not go with it.
              search.input.current?.focus();
              search.setText(null);
              onValueChange(null);
            }}
          />
        )}
        <button {...search.toggleProps} type="button" className="deposit-input__toggle">
          <Icon name="chevronDown" />
        </button>
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
