import type { ReactNode } from "react";
import { DepositField } from "../fields/DepositField.tsx";
import { CustomField } from "./CustomField.tsx";
import type { CustomSubfield } from "./CustomFieldDefinition.ts";
import { useCustomField } from "./useCustomField.ts";

/** Props of {@link CustomFieldGroup}. */
export interface CustomFieldGroupProps {
  /** Name of the custom field that holds the group, such as `journal:journal`. */
  readonly name: string;
  readonly label: ReactNode;
  /** Where a heading says the same to the eye. @default false */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode;
  readonly fields: readonly CustomSubfield[];
}

/**
 * A custom field that is a group of fields, on a grid of sixteen columns. What the group holds beside the fields named here
 * stays as it is; what is said of it beside them stands under its label.
 *
 * @example
 * <CustomFieldGroup name="sea:vessel" label="Vessel" fields={[{ name: "imo", widget: "Input", label: "IMO number" }]} />
 */
export function CustomFieldGroup({ name, label, hideLabel, help, fields }: CustomFieldGroupProps) {
  const path = ["custom_fields", name];
  const field = useCustomField(path, { parts: fields.map((part) => part.name) });
  return (
    <DepositField name={field.name} field={field} label={label} hideLabel={hideLabel} help={help} group>
      {({ state }) => (
        <div className="deposit-grid-16">
          {fields.map(({ name: part, columns = 16, ...definition }) => (
            <div key={part} data-span={columns}>
              <CustomField
                path={[...path, part]}
                definition={{ ...definition, disabled: state.disabled || definition.disabled }}
              />
            </div>
          ))}
        </div>
      )}
    </DepositField>
  );
}
