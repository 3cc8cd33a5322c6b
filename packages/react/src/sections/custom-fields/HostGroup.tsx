import { useContext, useMemo } from "react";
import { type FieldGroup, CustomFieldsContext } from "../../components/fields/FieldGroup.ts";
import { Override } from "../../components/overrides/Override.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";
import { HostPart } from "../../components/overrides/HostPart.tsx";
import { useLocale } from "../../i18n/useLocale.ts";

const noProps = {};

/** A host's own group of custom fields. One that throws is replaced by a message and keeps its values. */
export function HostGroup({ group: { field, Component } }: { readonly group: FieldGroup }) {
  const t = useMessage();
  return (
    <Override name={field} component={Component} props={noProps}>
      <Banner tone="error">{t("customFields.broken")}</Banner>
    </Override>
  );
}

interface HostGroupTitleProps {
  readonly group: FieldGroup;
}

/** The heading of a host's own group, or its name if the heading throws. */
export function HostGroupTitle({ group }: HostGroupTitleProps) {
  return (
    <HostPart name={group.field} fallback={group.field}>
      <Title group={group} />
    </HostPart>
  );
}

function Title({ group }: HostGroupTitleProps) {
  return group.title(useLocale().tag);
}

/** Returns the host's groups, each field once. `faultyOverrides` reports invalid groups. */
export function useFieldGroups(): readonly FieldGroup[] {
  const given: readonly Given[] = useContext(CustomFieldsContext);
  return useMemo(() => (Array.isArray(given) ? given.filter(isFirstOfField) : []), [given]);
}

type Given = FieldGroup | null | undefined;

function isFirstOfField(group: Given, index: number, groups: readonly Given[]): group is FieldGroup {
  return group?.field !== undefined && groups.findIndex((other) => other?.field === group.field) === index;
}
