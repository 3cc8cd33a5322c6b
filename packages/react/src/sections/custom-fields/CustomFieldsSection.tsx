import { useContext } from "react";
import { CustomFieldsContext } from "../../components/fields/FieldGroup.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { LazyContent } from "../../ui/lazy/LazyContent.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

// Lazy, since many repositories have no custom fields.
const cards = lazyPart(async () => (await withLazyMessages(import("./CustomFieldCards.tsx"))).CustomFieldCards);

/** The custom fields of the page's configuration and of the host, if there are any. */
export function CustomFieldsSection() {
  const hasGroups = useContext(CustomFieldsContext).length > 0;
  const hasSections = useDeposit((state) => state.config.custom_field_sections.length > 0);
  if (!hasGroups && !hasSections) return null;
  return <LazyContent late={cards}>{(CustomFieldCards) => <CustomFieldCards />}</LazyContent>;
}
