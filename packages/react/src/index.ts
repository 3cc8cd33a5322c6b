export { DepositForm, type DepositFormProps } from "./DepositForm.tsx";
export { DepositLayout } from "./DepositLayout.tsx";

export type { DepositComponents } from "./components/DepositComponents.ts";
export { DepositField, type DepositFieldProps } from "./components/DepositField.tsx";
export type { FieldGroup } from "./components/FieldGroup.ts";
export { GroupField, type GroupFieldProps } from "./components/GroupField.tsx";
export type { ShownFeedback } from "./form/createFeedbackView.ts";
export type { DepositFormError } from "./form/DepositFormError.ts";
export type { FieldName, FieldValue, ListEntry, ListName } from "./form/fieldName.ts";
export type { FieldOverride, FieldOverrides, FieldWidgetProps, OfRecord } from "./form/fieldOverrides.ts";
export { type Actions, useActions } from "./form/useActions.ts";
export { useDeposit } from "./form/useDeposit.ts";
export { type EntryList, type RemovedEntry, useEntryList } from "./form/useEntryList.ts";
export { type Field, type FieldDefaults, useField } from "./form/useField.ts";
export { useFocusField } from "./form/useFocusField.ts";
export type { HostCallbacks } from "./form/useHostCallbacks.ts";
export { usePermission } from "./form/usePermission.ts";
export { useRevealer } from "./form/useRevealer.ts";

export type { MessageOverrides } from "./i18n/createI18n.ts";
export { loadLocale, LocaleNotFoundError } from "./i18n/loadLocale.ts";
export { knownLocales } from "./i18n/findLocale.ts";
export type { MessageId } from "./i18n/messages.ts";
export { useLocale } from "./i18n/useLocale.ts";
export { type Translate, useMessage } from "./i18n/useMessage.ts";

export { AccessSection } from "./sections/access/AccessSection.tsx";
export { ActionBarSection } from "./sections/actions/ActionBarSection.tsx";
export { CommunityHeaderSection, type CommunityHeaderProps } from "./sections/community/CommunityHeaderSection.tsx";
export { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
export { CustomFieldsSection } from "./sections/custom-fields/CustomFieldsSection.tsx";
export { DescriptionsSection } from "./sections/descriptions/DescriptionsSection.tsx";
export { FeedbackBannerSection } from "./sections/feedback-banner/FeedbackBannerSection.tsx";
export { FilesSection } from "./sections/files/FilesSection.tsx";
export { LicensesSection } from "./sections/licenses/LicensesSection.tsx";
export { OutlineSection } from "./sections/outline/OutlineSection.tsx";
export { PublicationDateSection } from "./sections/publication-date/PublicationDateSection.tsx";
export { PublisherSection } from "./sections/publisher/PublisherSection.tsx";
export { ResourceTypeSection } from "./sections/resource-type/ResourceTypeSection.tsx";
export { StatusBannerSection } from "./sections/status-banner/StatusBannerSection.tsx";
export { TitlesSection } from "./sections/titles/TitlesSection.tsx";

export { Section, type SectionProps } from "./ui/Section.tsx";
