import { type ComponentType, createContext } from "react";

/**
 * A group of custom fields that a host adds to the form (`customFields`), usually made with `defineFieldGroup` of
 * `@deposit/fields-custom`.
 */
export interface FieldGroup {
  /** Name of the custom field that holds the group, such as `journal:journal`. */
  readonly field: string;
  /** The card's heading in a language, as BCP 47 writes it (`de-DE`). */
  readonly title: (language: string) => string;
  /** Draws the fields; inside a `DepositForm`. */
  readonly Component: ComponentType;
}

/** The groups that the host added, in its order. */
export const CustomFieldsContext = createContext<readonly FieldGroup[]>([]);
