export { DepositForm, type DepositFormProps } from "./DepositForm.tsx";
export { DepositLayout } from "./DepositLayout.tsx";

export type { DepositComponents } from "./components/overrides/DepositComponents.ts";
export { CustomField } from "./components/custom-fields/CustomField.tsx";
export type { CustomFieldProps } from "./components/custom-fields/CustomWidgetProps.ts";
export type {
  CustomFieldDefinition,
  CustomFieldWidgetName,
  CustomSubfield,
} from "./components/custom-fields/CustomFieldDefinition.ts";
export {
  type CustomFieldCheck,
  customFieldChecks,
  customFieldFault,
} from "./components/custom-fields/customFieldFault.ts";
export { CustomFieldGroup, type CustomFieldGroupProps } from "./components/custom-fields/CustomFieldGroup.tsx";
export { isSearchAddress } from "./components/custom-fields/vocabularySearch.ts";
export { isCustomFieldWidgetName } from "./components/custom-fields/customFieldWidgets.ts";
export { groupLayout, type GroupFieldLayout, type StandardGroup } from "./components/custom-fields/standardGroups.ts";
export { DepositField, type DepositFieldProps } from "./components/fields/DepositField.tsx";
export type { FieldGroup } from "./components/fields/FieldGroup.ts";
export { GroupField, type GroupFieldProps } from "./components/fields/GroupField.tsx";
export type { ShownFeedback } from "./form/feedback/createFeedbackStore.ts";
export type { DepositFormError } from "./form/session/DepositFormError.ts";
export type { FieldName, FieldValue, ListEntry, ListName } from "./form/store/fieldName.ts";
export type { FieldOverride, FieldOverrides, FieldWidgetProps, PerRecord } from "./form/field/fieldOverrides.ts";
export { type Actions, useActions } from "./form/actions/useActions.ts";
export { useDeposit } from "./form/session/useDeposit.ts";
export { type DepositFieldArray, type RemovedEntry, useDepositFieldArray } from "./form/lists/useDepositFieldArray.ts";
export { type Field, type FieldDefaults, useField } from "./form/field/useField.ts";
export { useFocusField } from "./form/focus/useFocusField.ts";
export type { HostCallbacks } from "./form/actions/useHostCallbacks.ts";
export { usePermission } from "./form/actions/usePermission.ts";
export { useRevealField } from "./form/focus/useRevealField.ts";

export type { MessageOverrides } from "./i18n/createI18n.ts";
export { loadLocale, LocaleNotFoundError } from "./i18n/loadLocale.ts";
export { knownLocales } from "./i18n/findLocale.ts";
export type { MessageId } from "./i18n/messages.ts";
export { type SpokenLocale, useLocale } from "./i18n/useLocale.ts";
export type { Translate } from "./i18n/useMessage.ts";
export { useMessage } from "./i18n/useHostMessage.ts";

export { AccessSection } from "./sections/access/AccessSection.tsx";
export { ActionBarSection } from "./sections/actions/ActionBarSection.tsx";
export { CommunityHeaderSection, type CommunityHeaderProps } from "./sections/community/CommunityHeaderSection.tsx";
export { ContributorsSection } from "./sections/creators/ContributorsSection.tsx";
export { CopyrightSection } from "./sections/copyright/CopyrightSection.tsx";
export { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
export { CustomFieldsSection } from "./sections/custom-fields/CustomFieldsSection.tsx";
export { DatesSection } from "./sections/dates/DatesSection.tsx";
export { DescriptionsSection } from "./sections/descriptions/DescriptionsSection.tsx";
export { DoiSection } from "./sections/doi/DoiSection.tsx";
export { FeedbackBannerSection } from "./sections/feedback-banner/FeedbackBannerSection.tsx";
export { FilesSection } from "./sections/files/FilesSection.tsx";
export { FundingSection } from "./sections/funding/FundingSection.tsx";
export { IdentifiersSection } from "./sections/identifiers/IdentifiersSection.tsx";
export { LanguagesSection } from "./sections/languages/LanguagesSection.tsx";
export { LicensesSection } from "./sections/licenses/LicensesSection.tsx";
export { OutlineSection } from "./sections/outline/OutlineSection.tsx";
export { PublicationDateSection } from "./sections/publication-date/PublicationDateSection.tsx";
export { PublisherSection } from "./sections/publisher/PublisherSection.tsx";
export { ReferencesSection } from "./sections/references/ReferencesSection.tsx";
export { RelatedWorksSection } from "./sections/related-works/RelatedWorksSection.tsx";
export { ResourceTypeSection } from "./sections/resource-type/ResourceTypeSection.tsx";
export { StatusBannerSection } from "./sections/status-banner/StatusBannerSection.tsx";
export { SubjectsSection } from "./sections/subjects/SubjectsSection.tsx";
export { TitlesSection } from "./sections/titles/TitlesSection.tsx";
export { VersionSection } from "./sections/version/VersionSection.tsx";

export { Section, type SectionProps } from "./ui/display/Section.tsx";
