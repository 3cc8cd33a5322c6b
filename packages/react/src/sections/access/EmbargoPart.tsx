import type { ReactNode } from "react";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldInputProps } from "../../ui/field/useFieldIds.ts";

interface EmbargoPartProps {
  readonly name: "until" | "reason";
  readonly label: string;
  readonly help: string;
  readonly required?: boolean | undefined;
  readonly children: (inputProps: FieldInputProps) => ReactNode;
}

const paths = {
  until: ["access", "embargo", "until"],
  reason: ["access", "embargo", "reason"],
} as const;

/** One input of the embargo with its messages. Validated when it loses the focus. */
export function EmbargoPart({ name, label, help, required, children }: EmbargoPartProps) {
  const t = useMessage();
  const { idPrefix, feedback } = useDepositContext();
  const messages = useFieldMessages(useShownFeedback(paths[name]));
  return (
    <div onFocus={() => feedback.enter(paths[name])} onBlur={() => feedback.reveal(paths[name])}>
      <Field
        id={fieldId(idPrefix, paths[name])}
        label={label}
        help={help}
        required={required}
        requirement={required ? t("form.required") : undefined}
        messages={messages}
        part={`access.embargo.${name}`}
      >
        {children}
      </Field>
    </div>
  );
}
