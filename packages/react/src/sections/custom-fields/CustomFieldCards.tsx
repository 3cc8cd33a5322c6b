import { useMemo } from "react";
import { OverrideBoundary } from "../../components/overrides/OverrideBoundary.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useIsHidden } from "../../form/field/useIsHidden.ts";
import { Card } from "../../ui/display/Card.tsx";
import { Section } from "../../ui/display/Section.tsx";
import { ConfiguredField } from "./ConfiguredField.tsx";
import { DomainFields } from "./DomainFields.tsx";
import { HostGroup, HostGroupTitle, useFieldGroups } from "./HostGroup.tsx";
import { SectionHeading } from "./SectionHeading.tsx";

/**
 * The custom fields: a card for each configured section, the additional groups of the host, and the fields shown on
 * request (docs/platform/page.md 7).
 */
export function CustomFieldCards() {
  const groups = useFieldGroups();
  const isHidden = useIsHidden();
  const sections = useDeposit((state) => state.config.custom_field_sections);
  const { plain, onRequest, configured } = useMemo(
    () => ({
      plain: sections.filter((section) => !section.discoverable_fields),
      onRequest: sections.flatMap((section) => {
        const fields = section.fields.filter(({ field }) => !isHidden(`custom_fields.${field}`));
        return section.discoverable_fields && fields.length > 0 ? [{ ...section, fields }] : [];
      }),
      configured: new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field))),
    }),
    [sections, isHidden],
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
        const isGone = fields.every(
          ({ field, props: { hidden } }) =>
            isHidden(`custom_fields.${field}`) || (hidden === true && !groups.some((group) => group.field === field)),
        );
        return (
          <OverrideBoundary key={key} name="CustomFields">
            {isGone ? null : displaySection ? (
              <Section heading={<SectionHeading icon={icon} text={section} />} part="custom-fields">
                <div className="deposit-stack">{drawn}</div>
              </Section>
            ) : (
              <Card part="custom-fields">
                <div className="deposit-stack">{drawn}</div>
              </Card>
            )}
          </OverrideBoundary>
        );
      })}
      {groups
        .filter(({ field }) => !configured.has(field))
        .map((group) => (
          <OverrideBoundary key={group.field} name={group.field}>
            {isHidden(`custom_fields.${group.field}`) ? null : (
              <Section heading={<HostGroupTitle group={group} />} part={`custom_fields.${group.field}`}>
                <HostGroup group={group} />
              </Section>
            )}
          </OverrideBoundary>
        ))}
      {onRequest.length === 0 ? null : <DomainFields sections={onRequest} />}
    </>
  );
}
