// The deposit: state to subscribe to, and the actions that change it
export { createDeposit, type DepositOptions } from "./deposit/createDeposit.ts";
export type { Deposit } from "./deposit/Deposit.ts";
export type { Outcome } from "./actions/ActionContext.ts";
export type { LatestDraft } from "./actions/readLatest.ts";
export type { SaveOptions } from "./actions/saveDraft.ts";
export type { DepositAction, DepositState, Phase } from "./state/state.ts";
export type { Permission } from "./state/can.ts";
export { browserNavigate } from "./deposit/browserNavigate.ts";
export { loadUploader } from "./deposit/lazyUploader.ts";
export { clearDraftJournal } from "./deposit/lazyDraftJournal.ts";

// What the page knows: configuration and permissions
export { readDepositPage, type DepositPage } from "./deposit/readDepositPage.ts";
export { readConfig, readPermissions } from "./schema/readConfig.ts";
export type { DepositStart } from "./state/initialState.ts";
export type {
  CustomFieldConfig,
  CustomFieldSectionConfig,
  DepositConfig,
  ResourceTypeOption,
  VocabularyOption,
} from "./config.ts";
export { ownerPermissions, type DepositPermissions } from "./record/permissions.ts";

// The client: calls to a records platform
export { createClient, type ClientOptions } from "./client/createClient.ts";
export { loadClient } from "./client/http.ts";
export type { Credentials, CsrfOptions, CustomHeaders } from "./client/headers.ts";
export type {
  AffiliationEntry,
  AwardEntry,
  AwardSearchResult,
  CallOptions,
  DepositClient,
  FileInit,
  FunderEntry,
  FunderFacet,
  NameEntry,
  ReviewAction,
  ReviewRequest,
  SearchQuery,
  SearchResult,
  SubjectEntry,
  VocabularyEntry,
} from "./client/DepositClient.ts";

// Records and files, as the platform sends them
export { emptyRecord, readRecord, type DepositRecord, type RecordAnswer, type RecordLinks } from "./record/record.ts";
export type { Community } from "./record/community.ts";
export { readServerFile, readServerFileList } from "./client/files.ts";
export type { FileEntry, ServerFile, ServerFileList, UploadFailure } from "./record/files.ts";
export type { UploadEvent } from "./record/uploadEvent.ts";
export type { UploadRefusal } from "./rules/uploadLimits.ts";
export { isJsonObject, type Json, type JsonObject } from "./shared/json.ts";

// Values of the form
export type { DepositValues, MetadataValues } from "./fields/values.ts";
export type { AccessValues } from "./fields/access.ts";
export type { DateValue } from "./fields/dates.ts";
export type { DoiChoice } from "./fields/doi.ts";
export type { FundingValue } from "./fields/funding.ts";
export type { IdentifierValue, RelatedWorkValue } from "./fields/identifiers.ts";
export type { LicenseValue } from "./fields/licenses.ts";
export type { CreatorValue, PersonOrOrganization } from "./fields/people.ts";
export type {
  AdditionalDescriptionValue,
  AdditionalTitleValue,
  ReferenceValue,
  SubjectValue,
} from "./fields/textRows.ts";
export { newRowKey, type Row, type SchemedIdentifier, type VocabularyChoice } from "./record/row.ts";
export type { FieldPath } from "./record/fieldPath.ts";

// Messages and failures
export { coreMessages, type ByteSize, type CoreMessageId, type Message, type MessageValues } from "./messages.ts";
export { feedbackBanner, type FeedbackBanner } from "./state/banner.ts";
export type { StatusBanner } from "./rules/status.ts";
export type { ExtraCheckbox } from "./rules/modalExtras.ts";
export type { Feedback } from "./record/feedback.ts";
export { failureMessage } from "./rules/failureMessage.ts";
export { DepositError, type Failure, type RequestSummary, type ServerError } from "./errors.ts";
export { formatFileSize } from "./shared/fileSize.ts";

// Ports: the interfaces to the outside world
export type { Clock, Connectivity, Locks, Log, Navigate, Navigation, Ports, ProgressNotifier } from "./ports.ts";
