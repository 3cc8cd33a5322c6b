import { type FieldName, type FieldValue, readField } from "../../form/store/fieldName.ts";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldOf } from "../../form/field/useField.ts";
import { useUncontrolledText } from "../../form/field/useUncontrolledText.ts";
import { TextField } from "../../ui/controls/TextField.tsx";
import { DepositField, type DepositFieldProps } from "./DepositField.tsx";

/** The name of a field that holds a text. */
type TextName = { [Name in FieldName]: FieldValue<Name> extends string ? Name : never }[FieldName];

/** Props of {@link DepositTextField}. */
export interface DepositTextFieldProps extends Omit<DepositFieldProps<TextName>, "children" | "field"> {
  /** Whether the browser looks for misspellings. @default as the browser has it */
  readonly spellCheck?: boolean | undefined;
}

/**
 * A field of one line of text, which holds what is typed: nothing is drawn for a letter (`useUncontrolledText`). A host's widget in
 * its place is drawn for each, as it is given the value.
 *
 * @example
 * <DepositTextField name="metadata.title" label={t("titles.label")} required />
 */
export function DepositTextField({ spellCheck, ...props }: DepositTextFieldProps) {
  const { fields } = useDepositContext();
  const Standard = fields[props.name]?.widget === undefined ? UncontrolledField : DepositField<TextName>;
  return (
    <Standard {...props}>
      {({ setValue, inputProps }) => (
        <UncontrolledText name={props.name} setValue={setValue} inputProps={inputProps} spellCheck={spellCheck} />
      )}
    </Standard>
  );
}

/** Is not drawn when its value changes: what stands in it knows. */
function UncontrolledField(props: DepositFieldProps<TextName>) {
  const { values } = useDepositContext();
  return <DepositField {...props} field={useFieldOf(props.name, readField(values.read(), props.name), props)} />;
}

type HeldTextProps = Pick<DepositTextFieldProps, "name" | "spellCheck"> &
  Pick<FieldWidgetProps<string>, "setValue" | "inputProps">;

function UncontrolledText({ name, setValue, inputProps, spellCheck }: HeldTextProps) {
  const { values } = useDepositContext();
  const held = useUncontrolledText<HTMLInputElement>(() => readField(values.read(), name));
  return <TextField {...inputProps} {...held} onValueChange={setValue} autoComplete="off" spellCheck={spellCheck} />;
}
