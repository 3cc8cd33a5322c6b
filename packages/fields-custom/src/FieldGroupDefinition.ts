import type { CustomFieldCheck, CustomFieldWidgetName } from "@deposit/react";
import type { LocalizedText } from "./localizedText.ts";

/** An option of a `Dropdown`. */
export interface GroupFieldOption {
  readonly value: string;
  readonly label: LocalizedText;
}

/** A field of a group. */
export interface GroupFieldDefinition {
  /** Its name inside the group, as the platform stores it. */
  readonly name: string;
  readonly label: LocalizedText;
  /** Columns of sixteen that it takes on a wide screen (docs/platform/product.md 3.10). */
  readonly columns: number;
  /** @default "Input", a single-line text */
  readonly widget?: CustomFieldWidgetName | undefined;
  readonly placeholder?: LocalizedText | undefined;
  readonly help?: LocalizedText | undefined;
  /** @default false */
  readonly required?: boolean | undefined;
  /** How a single-line text is validated when it loses the focus. @default no validation */
  readonly check?: CustomFieldCheck | undefined;
  /** Options of a `Dropdown`. */
  readonly options?: readonly GroupFieldOption[] | undefined;
  /** Whether a `Dropdown` or an autocomplete allows several values. @default false; true for subjects */
  readonly multiple?: boolean | undefined;
  /** Address that an `AutocompleteDropdown` searches, such as `/api/vocabularies/languages`. */
  readonly from?: string | undefined;
  /** Whether the platform stores the values of a `Dropdown` or an autocomplete as `{id}`. @default false */
  readonly isVocabulary?: boolean | undefined;
  /** Vocabulary that suggests subjects. @default all */
  readonly scheme?: string | undefined;
  /** Whether free keywords can be added to subjects. @default true */
  readonly allowsOwnWords?: boolean | undefined;
  /** The fields of a row of an `Array`. Without any, a row is one line of text. */
  readonly fields?: readonly GroupFieldDefinition[] | undefined;
  /** Label of the button that adds a row to an `Array`. */
  readonly addLabel?: LocalizedText | undefined;
}

/** A group of custom fields: the custom field that stores it, its heading, and its fields in order. */
export interface FieldGroupDefinition {
  readonly field: string;
  readonly title: LocalizedText;
  readonly help?: LocalizedText | undefined;
  readonly fields: readonly GroupFieldDefinition[];
}
