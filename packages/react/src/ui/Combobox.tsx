import { classNames } from "./classNames.ts";
import { ComboboxPopup } from "./ComboboxPopup.tsx";
import type { ComboboxBaseProps } from "./comboboxProps.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
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
    minLength,
    debounceMs,
    restingText: value === null ? "" : getLabel(value),
    onChoose: onValueChange,
    onEmptied: () => onValueChange(null),
    stayOpen: false,
  });
  const { box, floating } = search;
  return (
    <div className={classNames("deposit-combobox", className)} data-deposit-part={part}>
      <div className="deposit-input" ref={floating.refs.setReference} data-disabled={disabled || undefined}>
        <span className="deposit-input__slot">
          <Icon name="search" />
        </span>
        <input
          {...box.getInputProps({
            ...inputProps,
            disabled,
            placeholder,
            "aria-labelledby": undefined,
            onKeyDown: search.onKeyDown,
            onBlur: search.onBlur,
          })}
          className="deposit-input__control"
          autoComplete="off"
          data-owns-escape={search.showing ? "" : undefined}
        />
        {value === null || disabled ? null : (
          <IconButton
            icon="close"
            size="sm"
            label={labels.clear}
            onClick={() => {
              search.setText(null);
              onValueChange(null);
            }}
          />
        )}
        <button
          {...box.getToggleButtonProps({ disabled: disabled === true, "aria-label": labels.toggle })}
          type="button"
          className="deposit-input__toggle"
        >
          <Icon name="chevronDown" />
        </button>
      </div>
      <ComboboxPopup search={search} getKey={getKey} getLabel={getLabel} renderOption={renderOption} labels={labels} />
    </div>
  );
}
