import { useContext } from "react";
import { CustomFieldsContext } from "../../components/fields/FieldGroup.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { LazyContent } from "../../ui/lazy/LazyContent.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

// Many repositories have no custom fields.
const cards = lazyPart(async () => (await withLazyMessages(import("./CustomFieldCards.tsx"))).CustomFieldCards);

/** The custom fields, where the page's configuration or the host has any. */
export function CustomFieldsSection() {
  const hasGroups = useContext(CustomFieldsContext).length > 0;
  const hasSections = useDeposit((state) => state.config.custom_field_sections.length > 0);
  if (!hasGroups && !hasSections) return null;
  return <LazyContent late={cards}>{(CustomFieldCards) => <CustomFieldCards />}</LazyContent>;
}
