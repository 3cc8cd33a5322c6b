import { useContext } from "react";
import { CustomFieldsContext } from "../../components/FieldGroup.ts";
import { OverrideBoundary } from "../../components/OverrideBoundary.tsx";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Section } from "../../ui/Section.tsx";

/** The host's groups of custom fields, one card a group; one that throws says so in its place and keeps its values. */
export function CustomFieldsSection() {
  const groups = useContext(CustomFieldsContext);
  const { reportError } = useDepositContext();
  const { tag } = useLocale();
  const t = useMessage();
  return (
    <>
      {groups.map(({ field, title, Component }) => (
        <Section key={field} heading={title(tag)} part={`custom_fields.${field}`}>
          <OverrideBoundary
            fallback={<Banner tone="error">{t("customFields.broken")}</Banner>}
            onError={(error) => reportError({ kind: "component", name: field, error })}
          >
            <Component />
          </OverrideBoundary>
        </Section>
      ))}
    </>
  );
}
