import { forwardRef, type SelectHTMLAttributes } from "react";
import { classNames } from "../dom/classNames.ts";
import { Icon } from "../display/Icon.tsx";

/** One choice of a {@link Select}. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Choices under one heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

/** Props of {@link Select}; everything of a native select besides. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "children" | "multiple" | "size"> {
  options: ReadonlyArray<SelectOption | SelectGroup>;
  /** Words of the empty choice; without them there is none. */
  placeholder?: string | undefined;
  /** Called with the chosen value; the empty string for the placeholder. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select: the phone's own picker, type-ahead and all. A value not among the options is kept and shown. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, onValueChange, className, onChange, ...rest },
  ref,
) {
  const known = options.some((entry) =>
    "options" in entry ? entry.options.some((option) => option.value === rest.value) : entry.value === rest.value,
  );
  const stray = typeof rest.value === "string" && rest.value !== "" && !known ? rest.value : undefined;
  return (
    <div className={classNames("deposit-select", className)}>
      <select
        {...rest}
        ref={ref}
        className="deposit-select__control"
        data-empty={rest.value === "" || undefined}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {stray === undefined ? null : <option value={stray}>{stray}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup label={entry.label} key={`group ${entry.label}`}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
      <Icon name="chevronDown" className="deposit-select__arrow" />
    </div>
  );
});

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled} key={value}>
      {label}
    </option>
  );
}
