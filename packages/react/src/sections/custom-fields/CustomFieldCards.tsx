import { useMemo } from "react";
import { useDeposit } from "../../form/useDeposit.ts";
import { Card } from "../../ui/Card.tsx";
import { Section } from "../../ui/Section.tsx";
import { ConfiguredField } from "./ConfiguredField.tsx";
import { DomainFields } from "./DomainFields.tsx";
import { HostGroup } from "./HostGroup.tsx";
import { HostGroupTitle } from "./HostGroupTitle.tsx";
import { SectionHeading } from "./SectionHeading.tsx";
import { useFieldGroups } from "./useFieldGroups.ts";

/**
 * The custom fields: the sections that the page's configuration names, one card each, then the groups that the host adds
 * beside them, then the fields that are shown on request (behaviour 2.5).
 */
export function CustomFieldCards() {
  const groups = useFieldGroups();
  const sections = useDeposit((state) => state.config.custom_field_sections);
  const { plain, onRequest, configured } = useMemo(
    () => ({
      plain: sections.filter((section) => !section.discoverable_fields),
      onRequest: sections.filter((section) => section.discoverable_fields),
      configured: new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field))),
    }),
    [sections],
  );
  return (
    <>
      {plain.map(({ section, icon, displaySection, fields }) => {
        const drawn = fields.map((config) => (
          <ConfiguredField
            key={config.field}
            config={config}
            heading={displaySection && fields.length === 1 ? section : undefined}
          />
        ));
        const key = fields.map(({ field }) => field).join(" ");
        return displaySection ? (
          <Section key={key} heading={<SectionHeading icon={icon} text={section} />} part="custom-fields">
            <div className="deposit-stack">{drawn}</div>
          </Section>
        ) : (
          <Card key={key} part="custom-fields">
            <div className="deposit-stack">{drawn}</div>
          </Card>
        );
      })}
      {groups
        .filter(({ field }) => !configured.has(field))
        .map((group) => (
          <Section key={group.field} heading={<HostGroupTitle group={group} />} part={`custom_fields.${group.field}`}>
            <HostGroup group={group} />
          </Section>
        ))}
      {onRequest.length === 0 ? null : <DomainFields sections={onRequest} />}
    </>
  );
}
