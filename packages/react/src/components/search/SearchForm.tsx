import type { ReactNode, RefObject } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import { TextField, type TextFieldProps } from "../../ui/controls/TextField.tsx";

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** What was typed, without the spaces around it; "" once the box is emptied. */
  readonly onSearch: (text: string) => void;
  readonly submitLabel: ReactNode;
  /** Those of the box: name, placeholder, what describes it. */
  readonly inputProps: Omit<TextFieldProps, "type" | "value" | "onValueChange">;
  readonly box?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Words to look for, searched on Enter or by the button (docs/platform/product.md 10.5); an emptied box looks for
 * everything again.
 *
 * @example
 * <SearchForm text={typed} onTextChange={setTyped} onSearch={search} submitLabel="Search" inputProps={{ "aria-label": "Awards" }} />
 */
export function SearchForm({ text, onTextChange, onSearch, submitLabel, inputProps, box }: SearchFormProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // React's events go up through portals: a form around the editor must not be submitted.
        event.stopPropagation();
        onSearch(text.trim());
      }}
    >
      <TextField
        autoComplete="off"
        {...inputProps}
        ref={box}
        type="search"
        before={<Icon name="search" />}
        after={
          <Button type="submit" size="sm">
            {submitLabel}
          </Button>
        }
        value={text}
        onValueChange={(next) => {
          onTextChange(next);
          // Emptied also by the little cross of the browser.
          if (next === "") onSearch("");
        }}
      />
    </form>
  );
}
