import type { CustomFieldDefinition } from "../custom-fields/CustomFieldDefinition.ts";
import { CustomField } from "../custom-fields/CustomField.tsx";

/** Props of {@link GroupField}: what the field is and says, and where it is. */
export interface GroupFieldProps extends Omit<CustomFieldDefinition, "widget"> {
  /** Name of the custom field that holds the group, such as `journal:journal`. */
  readonly group: string;
  /** Name of the field inside the group, such as `issn`. */
  readonly name: string;
  /** @default "Input", one line of text */
  readonly widget?: string | undefined;
}

/**
 * One field inside a custom field that is a group (`custom_fields.journal:journal.issn`), for groups that a host lays out by
 * itself. What else the group holds stays as it is.
 *
 * @example <GroupField group="journal:journal" name="issn" label="ISSN" placeholder="2077-9550" check="issn" />
 */
export function GroupField({ group, name, widget = "Input", ...definition }: GroupFieldProps) {
  return <CustomField path={["custom_fields", group, name]} definition={{ ...definition, widget }} />;
}
