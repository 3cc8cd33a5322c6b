import { useMemo } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Select } from "../../ui/controls/Select.tsx";
import { resourceTypeOptions } from "../../components/fields/resourceTypeOptions.ts";

/** The type of the deposited work, one of the configured resource types (docs/platform/product.md 3.6). */
export function ResourceTypeSection() {
  const t = useMessage();
  const { tag } = useLocale();
  const types = useDeposit((state) => state.config.vocabularies.resource_type);
  const options = useMemo(() => resourceTypeOptions(types, tag), [types, tag]);
  return (
    <DepositField
      name="metadata.resource_type"
      label={t("resourceType.label")}
      placeholder={t("resourceType.placeholder")}
      required
    >
      {({ value, setValue, inputProps: { placeholder, ...inputProps } }) => (
        <Select {...inputProps} options={options} placeholder={placeholder} value={value} onValueChange={setValue} />
      )}
    </DepositField>
  );
}
