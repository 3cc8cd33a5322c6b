import type { FieldPath } from "@deposit/core";
import { mayHaveEmbargo } from "@deposit/core/schema";
import { useEffect, useRef, type ReactNode } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useField } from "../../form/field/useField.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Checkbox } from "../../ui/controls/Checkbox.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import type { AccessChoice } from "./useAccess.ts";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldInputProps } from "../../ui/field/useFieldIds.ts";

/**
 * The embargo: whether there is one, its last day and its reason (docs/platform/product.md 5.2). Shown when something
 * is restricted and the community is public. An earlier embargo can always be turned off.
 */
export function EmbargoField({ access, files, community }: Pick<AccessChoice, "access" | "files" | "community">) {
  const t = useMessage();
  const field = useField("access.embargo");
  const feedback = useShownFeedback(field.path, "within");
  // Messages of inputs that are not rendered are shown here.
  const messages = useFieldMessages(feedback.filter(({ path }) => !(field.value.active && isDrawn(path))));
  // The values before the embargo was turned off, here or by a public choice. Ticking it again restores them.
  const before = useRef(field.value);
  useEffect(() => {
    if (field.value.active) before.current = field.value;
  }, [field.value]);
  const possible = mayHaveEmbargo({ access, files }, community);
  const inPublic = mayHaveEmbargo({ access: { ...access, record: "restricted" }, files }, community);
  const help = possible
    ? "access.embargo.help"
    : inPublic
      ? "access.embargo.needsRestriction"
      : "access.embargo.needsPublicCommunity";
  return (
    <DepositField name="access.embargo" field={{ ...field, messages }} label={t("access.embargo")} hideLabel group>
      {({ value, setValue, inputProps }) => (
        <div className="deposit-stack" data-gap="small">
          <Checkbox
            id={`${inputProps.id}-active`}
            name={`${inputProps.id}-active`}
            label={t("access.embargo.active")}
            help={field.help ?? t(help)}
            checked={value.active}
            disabled={field.disabled || (!possible && !value.active)}
            onCheckedChange={(active) => {
              setValue(active ? { ...before.current, active } : { active, until: "", reason: "" });
            }}
          />
          {value.active ? (
            <div className="deposit-embargo">
              <EmbargoPart
                name="until"
                label={t("access.embargo.until")}
                help={t("access.embargo.until.help")}
                required
              >
                {(props) => (
                  <TextField
                    {...props}
                    disabled={field.disabled}
                    value={value.until}
                    latinDigits
                    onValueChange={(until) => setValue({ ...value, until: until.trim() })}
                    placeholder={t("form.dayPlaceholder")}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </EmbargoPart>
              <EmbargoPart name="reason" label={t("access.embargo.reason")} help={t("access.embargo.reason.help")}>
                {(props) => (
                  <TextArea
                    {...props}
                    rows={2}
                    disabled={field.disabled}
                    value={value.reason}
                    onValueChange={(reason) => setValue({ ...value, reason })}
                  />
                )}
              </EmbargoPart>
            </div>
          ) : null}
        </div>
      )}
    </DepositField>
  );
}

const isDrawn = ([, , part]: FieldPath): boolean => part === "until" || part === "reason";

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
function EmbargoPart({ name, label, help, required, children }: EmbargoPartProps) {
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
