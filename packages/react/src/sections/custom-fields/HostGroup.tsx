import { OverrideBoundary } from "../../components/OverrideBoundary.tsx";
import type { FieldGroup } from "../../components/FieldGroup.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";

/** A host's own group of custom fields; one that throws says so in its place and keeps its values. */
export function HostGroup({ group: { field, Component } }: { readonly group: FieldGroup }) {
  const t = useMessage();
  const { reportError } = useDepositContext();
  return (
    <OverrideBoundary
      fallback={<Banner tone="error">{t("customFields.broken")}</Banner>}
      onError={(error) => reportError({ kind: "component", name: field, error })}
    >
      <Component />
    </OverrideBoundary>
  );
}
