import type { VocabularyOption } from "@deposit/core";
import type { ReactNode } from "react";
import type { CustomFieldCheck } from "./customFieldFault.ts";

/** The widgets there are for custom fields, by the platform's names for them (docs/platform/product.md 10.12). */
export type CustomFieldWidgetName =
  | "Input"
  | "NumberInput"
  | "MultiInput"
  | "TextArea"
  | "RichInput"
  | "Dropdown"
  | "AutocompleteDropdown"
  | "SubjectAutocompleteDropdown"
  | "BooleanCheckbox"
  | "Array";

/** What one custom field, or one field of a group, is and says, in the reader's language. */
export interface CustomFieldDefinition {
  /** A {@link CustomFieldWidgetName}; any other is told in the field's place. */
  readonly widget: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly placeholder?: string | undefined;
  /** @default false */
  readonly required?: boolean | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  /** How its text is judged when it is left. @default not at all */
  readonly check?: CustomFieldCheck | undefined;
  /** Of a `Dropdown`: what can be chosen. */
  readonly options?: readonly VocabularyOption[] | undefined;
  /** Of a `Dropdown` or an autocomplete: any number of choices. @default false; true for subjects */
  readonly multiple?: boolean | undefined;
  /** Of an `AutocompleteDropdown`: the address it searches, such as `/api/vocabularies/languages`. */
  readonly from?: string | undefined;
  /** Of subjects: the vocabulary they are suggested from. @default all */
  readonly scheme?: string | undefined;
  /** Of subjects: whether words of one's own can be added. @default true */
  readonly allowsOwnWords?: boolean | undefined;
  /** Of a `BooleanCheckbox`: the words for yes and no. @default "Yes" and "No" */
  readonly yesLabel?: string | undefined;
  readonly noLabel?: string | undefined;
  /** Of an `Array`: the fields of a row; without any a row is one line of text. */
  readonly fields?: readonly CustomSubfield[] | undefined;
  /** Of an `Array`: the words of the button that adds a row. */
  readonly addLabel?: string | undefined;
  /** Whether it holds entries of a vocabulary, as `{id}`, where the configuration does not list the field. @default false */
  readonly isVocabulary?: boolean | undefined;
}

/** One field of a group, or of a row. */
export interface CustomSubfield extends CustomFieldDefinition {
  /** Its name inside the group, as the platform stores it. */
  readonly name: string;
  /** Columns of sixteen that it takes on a wide screen. @default 16 */
  readonly columns?: number | undefined;
}
