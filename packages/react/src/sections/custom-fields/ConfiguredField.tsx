import type { CustomFieldConfig } from "@deposit/core";
import { memo } from "react";
import { CustomField } from "../../components/custom-fields/CustomField.tsx";
import { CustomFieldGroup } from "../../components/custom-fields/CustomFieldGroup.tsx";
import { OverrideBoundary } from "../../components/overrides/OverrideBoundary.tsx";
import { useIsHidden } from "../../form/field/useIsHidden.ts";
import { Section } from "../../ui/display/Section.tsx";
import { definitionOfConfig, groupOfConfig } from "./definitionOfConfig.ts";
import { HostGroup } from "./HostGroup.tsx";
import { HostGroupTitle } from "./HostGroupTitle.tsx";
import { useFieldGroups } from "./useFieldGroups.ts";

interface ConfiguredFieldProps {
  readonly config: CustomFieldConfig;
  /** The heading of the section that it stands alone in, which then is its label. */
  readonly heading?: string | undefined;
  /** Of the heading of a host's group that does not. @default 3 */
  readonly level?: 3 | 4 | undefined;
}

/** A custom field that the page's configuration names: by the host's group of that name, else by the widget it asks for. */
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
