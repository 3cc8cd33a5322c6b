import type { CustomFieldCheck, CustomFieldWidgetName } from "@deposit/react";
import type { Words } from "./words.ts";

/** One choice of a `Dropdown`. */
export interface GroupFieldOption {
  readonly value: string;
  readonly label: Words;
}

/** One field in a group. */
export interface GroupFieldDefinition {
  /** Its name inside the group, as the platform stores it. */
  readonly name: string;
  readonly label: Words;
  /** Columns of sixteen that it takes on a wide screen (docs/platform/product.md 3.10). */
  readonly columns: number;
  /** @default "Input", one line of text */
  readonly widget?: CustomFieldWidgetName | undefined;
  readonly placeholder?: Words | undefined;
  readonly help?: Words | undefined;
  /** @default false */
  readonly required?: boolean | undefined;
  /** How a line of text is judged when it is left. @default not at all */
  readonly check?: CustomFieldCheck | undefined;
  /** Of a `Dropdown`: what can be chosen. */
  readonly options?: readonly GroupFieldOption[] | undefined;
  /** Of a `Dropdown` or an autocomplete: any number of choices. @default false; true for subjects */
  readonly multiple?: boolean | undefined;
  /** Of an `AutocompleteDropdown`: the address it searches, such as `/api/vocabularies/languages`. */
  readonly from?: string | undefined;
  /** Of a `Dropdown` or an autocomplete: whether the platform stores entries as `{id}`. @default false */
  readonly isVocabulary?: boolean | undefined;
  /** Of subjects: the vocabulary they are suggested from. @default all */
  readonly scheme?: string | undefined;
  /** Of subjects: whether words of one's own can be added. @default true */
  readonly allowsOwnWords?: boolean | undefined;
  /** Of an `Array`: the fields of a row; without any a row is one line of text. */
  readonly fields?: readonly GroupFieldDefinition[] | undefined;
  /** Of an `Array`: the words of the button that adds a row. */
  readonly addLabel?: Words | undefined;
}

/** A group of custom fields: the custom field that holds it, its heading, and its fields in order. */
export interface FieldGroupDefinition {
  readonly field: string;
  readonly title: Words;
  readonly help?: Words | undefined;
  readonly fields: readonly GroupFieldDefinition[];
}
