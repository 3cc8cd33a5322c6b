import { DepositField } from "../fields/DepositField.tsx";
import { customFieldWidget } from "./customFieldWidgets.ts";
import { MissingWidget } from "./MissingWidget.tsx";
import type { CustomFieldProps } from "./CustomWidgetProps.ts";
import { useCustomField } from "./useCustomField.ts";

/**
 * One custom field with the widget that its definition names, or one that the host gives for it (`fields`); what is said of
 * it and of all inside it stands beside it. Where there is no such widget the field says so and keeps its value.
 *
 * @example
 * <CustomField path={["custom_fields", "code:codeRepository"]} definition={{ widget: "Input", label: "Repository" }} />
 */
export function CustomField({ path, definition }: CustomFieldProps) {
  const { widget: name, label, help, placeholder, required, disabled, check } = definition;
  const rowParts = name === "Array" ? (definition.fields ?? []).map((part) => part.name) : undefined;
  const field = useCustomField(path, { required, disabled, check, rowParts });
  const widget = customFieldWidget(name);
  return (
    <DepositField
      name={field.name}
      field={field}
      label={label}
      help={help}
      placeholder={placeholder}
      group={field.widget === undefined && (widget === undefined || widget.group)}
    >
      {({ inputProps, labelId, state }) =>
        widget === undefined ? (
          <MissingWidget field={field.name} widget={name} />
        ) : (
          <widget.Component
            definition={definition}
            path={path}
            value={field.value}
            setValue={field.setValue}
            inputProps={inputProps}
            labelId={labelId}
            disabled={state.disabled}
            Subfield={CustomField}
          />
        )
      }
    </DepositField>
  );
}
