import type { FieldGroup } from "../../components/fields/FieldGroup.ts";
import { Override } from "../../components/overrides/Override.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";

const noProps = {};

/** A host's own group of custom fields; one that throws says so in its place and keeps its values. */
export function HostGroup({ group: { field, Component } }: { readonly group: FieldGroup }) {
  const t = useMessage();
  return (
    <Override name={field} component={Component} props={noProps}>
      <Banner tone="error">{t("customFields.broken")}</Banner>
    </Override>
  );
}
