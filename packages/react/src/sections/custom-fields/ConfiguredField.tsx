import type { CustomFieldConfig } from "@deposit/core";
import { memo } from "react";
import { CustomField } from "../../components/custom-fields/CustomField.tsx";
import { CustomFieldGroup } from "../../components/custom-fields/CustomFieldGroup.tsx";
import { OverrideBoundary } from "../../components/overrides/OverrideBoundary.tsx";
import { useIsHidden } from "../../form/field/useIsHidden.ts";
import { Section } from "../../ui/display/Section.tsx";
import { definitionOfConfig, groupOfConfig } from "./definitionOfConfig.ts";
import { HostGroup, HostGroupTitle, useFieldGroups } from "./HostGroup.tsx";

interface ConfiguredFieldProps {
  readonly config: CustomFieldConfig;
  /** The heading of a section with only this field. It replaces the label. */
  readonly heading?: string | undefined;
  /** Level of the heading of a host's group. @default 3 */
  readonly level?: 3 | 4 | undefined;
}

/**
 * A custom field of the page's configuration. The host's group with its name comes first, then the configured widget.
 */
export const ConfiguredField = memo(function ConfiguredField({ config, heading, level = 3 }: ConfiguredFieldProps) {
  const own = useFieldGroups().find(({ field }) => field === config.field);
  const isHidden = useIsHidden()(`custom_fields.${config.field}`);
  if (own !== undefined)
    return (
      <OverrideBoundary name={own.field}>
        {isHidden ? null : heading !== undefined ? (
          <HostGroup group={own} />
        ) : (
          <Section level={level} className="deposit-subsection" heading={<HostGroupTitle group={own} />}>
            <HostGroup group={own} />
          </Section>
        )}
      </OverrideBoundary>
    );
  if (config.props["hidden"] === true) return null;
  const definition = definitionOfConfig(config);
  const parts = groupOfConfig(config);
  return parts === null ? (
    <CustomField path={["custom_fields", config.field]} definition={definition} />
  ) : (
    <CustomFieldGroup
      name={config.field}
      label={heading ?? definition.label}
      hideLabel={heading !== undefined}
      help={definition.help}
      fields={parts}
    />
  );
});
