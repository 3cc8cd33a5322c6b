import { useCallback, useRef, type FocusEvent, type ReactNode } from "react";
import type { FieldName, FieldValue } from "../../form/store/fieldName.ts";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { type Field as FormField, type FieldDefaults, useField } from "../../form/field/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import { hasLeft } from "../lists/hasLeft.ts";
import { HostPart } from "../overrides/HostPart.tsx";
import { rememberFocus, resumeFocus } from "../overrides/keptFocus.ts";
import { Override, usePartNumber } from "../overrides/Override.tsx";
import { OverrideBoundary } from "../overrides/OverrideBoundary.tsx";

/** Props of {@link DepositField}. */
export interface DepositFieldProps<Name extends FieldName> extends FieldDefaults {
  readonly name: Name;
  /** Our words, where the host gives none. */
  readonly label: ReactNode;
  /** Where a heading says the same to the eye; the host's own label, and "required", are shown all the same. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly labelAction?: ReactNode;
  /** Several inputs or a list under one label. */
  readonly group?: boolean | undefined;
  /** The field, when the section has already asked for it (`useDepositFieldArray`). */
  readonly field?: FormField<FieldValue<Name>> | undefined;
  /** The standard widget; a host's is drawn in its place with the same props. */
  readonly children: (widget: FieldWidgetProps<FieldValue<Name>>) => ReactNode;
}

/**
 * One field of the form: label, help, messages and the widget, standard or the host's. Everything that a host can
 * change about a field (`fields`) is done here, so a section only says what is its own.
 *
 * @example
 * <DepositField name="metadata.title" label={t("titles.label")} required>
 *   {({ value, setValue, inputProps }) => (
 *     <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />
 *   )}
 * </DepositField>
 */
export function DepositField<Name extends FieldName>({ field, ...props }: DepositFieldProps<Name>) {
  return field === undefined ? <AskedField {...props} /> : <DrawnField {...props} field={field} />;
}

function AskedField<Name extends FieldName>(props: Omit<DepositFieldProps<Name>, "field">) {
  return <DrawnField {...props} field={useField(props.name, props)} />;
}

type DrawnFieldProps<Name extends FieldName> = DepositFieldProps<Name> & {
  readonly field: FormField<FieldValue<Name>>;
};

function DrawnField<Name extends FieldName>(props: DrawnFieldProps<Name>) {
  const { name, field, label, hideLabel = false, help, placeholder = "", labelAction, group, children } = props;
  const t = useMessage();
  const { feedback } = useDepositContext();
  const box = useRef<HTMLDivElement | null>(null);
  const keepFocus = useCallback((element: HTMLDivElement | null) => {
    if (element === null) rememberFocus(box.current);
    else resumeFocus(element);
    box.current = element;
  }, []);
  const part = usePartNumber(field.widget);
  const { disabled, required } = field;
  const hint = field.placeholder ?? placeholder;
  const leave = (event: FocusEvent): void => {
    if (hasLeft(box.current, event)) field.onBlur();
  };
  return (
    <OverrideBoundary name={name}>
      {field.hidden ? null : (
        <Field
          id={field.inputProps.id}
          name={name}
          label={wordsOf(name, field.label, label)}
          hideLabel={hideLabel && field.label === undefined && !required}
          requirement={required ? t("form.required") : undefined}
          required={required}
          disabled={disabled}
          help={wordsOf(name, field.help, help)}
          messages={field.messages}
          labelAction={labelAction}
          group={group}
          part={name}
        >
          {(inputProps, ids) => {
            const widget: FieldWidgetProps<FieldValue<Name>> = {
              value: field.value,
              setValue: field.setValue,
              inputProps: { ...inputProps, ...(hint === "" ? {} : { placeholder: hint }) },
              labelId: ids.label,
              state: { disabled, required, invalid: field.messages.some((message) => message.severity === "error") },
            };
            const standard = children(widget);
            return (
              <div
                key={part}
                ref={keepFocus}
                onFocus={group ? undefined : () => feedback.enter(field.path)}
                onBlur={leave}
                className="deposit-field__widget"
                data-deposit-anchor={group || field.widget !== undefined ? field.inputProps.id : undefined}
              >
                {field.widget === undefined ? (
                  standard
                ) : (
                  <Override name={name} component={field.widget} props={widget}>
                    {standard}
                  </Override>
                )}
              </div>
            );
          }}
        </Field>
      )}
    </OverrideBoundary>
  );
}

/** The host's words where it gives any, else ours; also where it gives elements, and they throw. */
function wordsOf(name: string, given: ReactNode, ours: ReactNode): ReactNode {
  if (typeof given !== "object" || given === null) return given ?? ours;
  return (
    <HostPart name={name} fallback={ours}>
      {given}
    </HostPart>
  );
}
