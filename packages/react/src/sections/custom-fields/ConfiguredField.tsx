import type { CustomFieldConfig } from "@deposit/core";
import { memo, useContext } from "react";
import { CustomField } from "../../components/customFields/CustomField.tsx";
import { CustomFieldGroup } from "../../components/customFields/CustomFieldGroup.tsx";
import { CustomFieldsContext } from "../../components/FieldGroup.ts";
import { definitionOfConfig, groupOfConfig } from "./definitionOfConfig.ts";
import { HostGroup } from "./HostGroup.tsx";

interface ConfiguredFieldProps {
  readonly config: CustomFieldConfig;
  /** Whether it stands alone under its section's heading, which then is its label to the eye. */
  readonly isAlone: boolean;
}

/** A custom field that the page's configuration names: by the host's group of that name, else by the widget it asks for. */
export const ConfiguredField = memo(function ConfiguredField({ config, isAlone }: ConfiguredFieldProps) {
  const own = useContext(CustomFieldsContext).find(({ field }) => field === config.field);
  if (own !== undefined) return <HostGroup group={own} />;
  if (config.props["hidden"] === true) return null;
  const { label, help, ...definition } = definitionOfConfig(config);
  const parts = groupOfConfig(config);
  return parts === null ? (
    <CustomField path={["custom_fields", config.field]} definition={{ ...definition, label, help }} />
  ) : (
    <CustomFieldGroup name={config.field} label={label} hideLabel={isAlone} help={help} fields={parts} />
  );
});
