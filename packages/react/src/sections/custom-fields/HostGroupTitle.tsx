import type { FieldGroup } from "../../components/fields/FieldGroup.ts";
import { HostPart } from "../../components/overrides/HostPart.tsx";
import { useLocale } from "../../i18n/useLocale.ts";

interface HostGroupTitleProps {
  readonly group: FieldGroup;
}

/** The heading of a host's own group; its name where the heading cannot be had. */
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
