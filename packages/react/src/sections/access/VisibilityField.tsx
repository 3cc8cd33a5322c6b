import type { Visibility } from "@deposit/core/serialize";
import { memo } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useField } from "../../form/field/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { RadioOptions } from "../../ui/controls/RadioOptions.tsx";

interface VisibilityFieldProps {
  readonly name: "access.record" | "access.files";
  readonly onChange: (visibility: Visibility) => void;
  /** The value that cannot be chosen. */
  readonly locked?: Visibility | undefined;
  /** Why it cannot be chosen. */
  readonly help?: string | undefined;
}

/** Public or restricted, for the record or for its files. Editing the embargo does not render it. */
export const VisibilityField = memo(function VisibilityField({ name, onChange, locked, help }: VisibilityFieldProps) {
  const t = useMessage();
  // A host's widget changes the value by the same rule.
  const field = { ...useField(name), setValue: onChange };
  return (
    <DepositField name={name} field={field} label={t(name)} help={help} group>
      {({ value, setValue, inputProps }) => (
        <RadioOptions
          id={inputProps.id}
          name={inputProps.id}
          value={value}
          onValueChange={setValue}
          disabled={field.disabled}
          options={[
            {
              value: "public",
              label: t("access.choice.public"),
              icon: "globe",
              disabled: locked === "public",
            },
            {
              value: "restricted",
              label: t("access.choice.restricted"),
              icon: "lock",
              disabled: locked === "restricted",
            },
          ]}
        />
      )}
    </DepositField>
  );
});
