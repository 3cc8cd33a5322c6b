import type { ReactNode } from "react";
import type { ComboboxLabels } from "./comboboxLabels.ts";
import type { FieldInputProps } from "../field/useFieldIds.ts";
import type { LoadOptions } from "./useRemoteOptions.ts";

/** What a combobox of one and a combobox of several have in common. */
export interface ComboboxBaseProps<Item> extends FieldInputProps {
  /** Searches; see {@link LoadOptions}. */
  load: LoadOptions<Item>;
  /** A stable, unique key of an item. */
  getKey: (item: Item) => string;
  /** What the input or the chip shows. */
  getLabel: (item: Item) => string;
  /** Draws a suggestion. @default its label */
  renderOption?: ((item: Item) => ReactNode) | undefined;
  /** Makes an item of free text; without it only suggestions can be chosen. */
  createItem?: ((text: string) => Item) | undefined;
  labels: ComboboxLabels;
  placeholder?: string | undefined;
  /** Shortest text that is searched; 0 suggests before anything is typed. @default 0 */
  minLength?: number | undefined;
  /** Milliseconds after the last key before searching. @default 200 */
  debounceMs?: number | undefined;
  className?: string | undefined;
  /** Name of the part, for hosts that style it (`data-deposit-part`). */
  part?: string | undefined;
}
