import type { FieldPath, Json } from "@deposit/core";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import type { ComponentType } from "react";
import type { CustomFieldDefinition } from "./CustomFieldDefinition.ts";

/** Where a custom field is, and what it is and says. */
export interface CustomFieldProps {
  /** `["custom_fields", name]`, and further keys for a field inside a group. */
  readonly path: FieldPath;
  readonly definition: CustomFieldDefinition;
}

/** What the widget of a custom field gets. A value that it cannot show is left as it is until it is written over. */
export interface CustomWidgetProps {
  readonly definition: CustomFieldDefinition;
  readonly path: FieldPath;
  readonly value: Json | undefined;
  readonly setValue: (value: Json | undefined) => void;
  readonly inputProps: FieldWidgetProps<Json | undefined>["inputProps"];
  /** The id of the label, for widgets that no `<label>` can name. */
  readonly labelId: string;
  readonly disabled: boolean;
  /** Draws a field inside of this one. */
  readonly Subfield: ComponentType<CustomFieldProps>;
}
