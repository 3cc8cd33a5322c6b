import { useContext } from "react";
import { CustomFieldsContext } from "../../components/FieldGroup.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { LateContent } from "../../ui/late/LateContent.tsx";
import { latePart } from "../../ui/late/latePart.ts";
import { withLateWords } from "../../i18n/lateWords.ts";

// Many repositories have no custom fields.
const cards = latePart(async () => (await withLateWords(import("./CustomFieldCards.tsx"))).CustomFieldCards);

/** The custom fields, where the page's configuration or the host has any. */
export function CustomFieldsSection() {
  const hasGroups = useContext(CustomFieldsContext).length > 0;
  const hasSections = useDeposit((state) => state.config.custom_field_sections.length > 0);
  if (!hasGroups && !hasSections) return null;
  return <LateContent late={cards}>{(CustomFieldCards) => <CustomFieldCards />}</LateContent>;
}
