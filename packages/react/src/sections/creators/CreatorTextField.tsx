import { useFormContext } from "react-hook-form";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";
import type { CreatorFields } from "./creatorForm.ts";

interface CreatorTextFieldProps {
  name: "person_or_org.family_name" | "person_or_org.given_name" | "person_or_org.name";
  label: string;
  required?: boolean;
  messages: readonly FieldMessage[];
}

/** One line of text of the creator dialog. */
export function CreatorTextField({ name, label, required = false, messages }: CreatorTextFieldProps) {
  const t = useMessage();
  const { register } = useFormContext<CreatorFields>();
  return (
    <Field
      label={label}
      requirement={required ? t("form.required") : undefined}
      required={required}
      messages={messages}
    >
      {(inputProps) => <TextField {...inputProps} {...register(name)} autoComplete="off" />}
    </Field>
  );
}
