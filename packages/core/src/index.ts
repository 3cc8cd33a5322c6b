export { createDeposit, type DepositOptions } from "./deposit/createDeposit.ts";
export { initialState, type DepositStart } from "./state/initialState.ts";
export type { Deposit } from "./deposit/Deposit.ts";
export type { Outcome, TypedValues } from "./actions/ActionContext.ts";
export type { SaveOptions } from "./actions/saveDraft.ts";
export { openAutosave } from "./deposit/lazyAutosave.ts";
export type { Autosave, AutosaveOptions } from "./deposit/autosave.ts";
export { saveStatus, type SaveSituation, type SaveStatus } from "./rules/saveStatus.ts";
export { browserConnectivity } from "./upload/transport/browserConnectivity.ts";
export { browserNavigate } from "./deposit/browserNavigate.ts";
export { readDepositPage, type DepositPage } from "./deposit/readDepositPage.ts";

export { loadUploader } from "./deposit/lazyUploader.ts";
export { clearDraftJournal, openDraftJournal } from "./deposit/lazyDraftJournal.ts";
export type { OpenDraftJournalOptions } from "./deposit/lazyDraftJournal.ts";
export type { DraftJournal, JournaledState, JournalOffer } from "./draft-journal/draftJournal.ts";
export type { JournalEntry as DraftJournalEntry } from "./draft-journal/journalStorage.ts";

export { createClient, type ClientOptions } from "./client/createClient.ts";
export { loadClient } from "./client/http.ts";
export { createSearch, type Search, type SearchOutcome } from "./client/createSearch.ts";
export type { Credentials, CsrfOptions, CustomHeaders } from "./client/headers.ts";
export { readServerFile, readServerFileList } from "./client/files.ts";
export { createHasher, type HasherOptions } from "./upload/checksum/createHasher.ts";
export { createBrowserJournal } from "./upload/resume/uploadJournal.ts";
export { keepFileHandle } from "./upload/resume/fileHandles.ts";
export { createMemoryJournal } from "./upload/resume/uploadJournal.ts";
export {
  chooseTransfer,
  type NoTransfer,
  type TransferChoice,
  type TransferPlan,
} from "./upload/stages/chooseTransfer.ts";
export { planParts, type PartLimits, type PartPlan } from "./rules/planParts.ts";
export { createUploader, type UploaderOptions } from "./upload/createUploader.ts";
export type { FileService } from "./upload/FileService.ts";
export type { DraftLinks, RemoveFailure, UnfinishedRemoval, Uploader } from "./upload/Uploader.ts";

export { can, editorState, type Permission, type TypedForActions } from "./state/can.ts";
export {
  bannerStyles,
  feedbackBanner,
  type BannerMessageId,
  type BannerStyle,
  type FeedbackBanner,
} from "./state/banner.ts";
export { transition } from "./state/reducer.ts";
export type { DepositEvent } from "./state/events.ts";
export type { ActionStep, DepositAction, DepositState, Phase, SavedSnapshot } from "./state/state.ts";
export type { LatestDraft } from "./actions/readLatest.ts";
export { announcedPhase } from "./state/state.ts";

export { decodeRecord } from "./serialize/decodeRecord.ts";
export type { SerializerConfig } from "./fields/Field.ts";
export { encodeRecord, precomputePayload, type EncodedRecord, type SentRows } from "./serialize/encodeRecord.ts";
export type { Comparison, Conflict, Difference, MergedDifference, Resolutions } from "./serialize/compareValues.ts";
export { type ComparisonModule, loadComparison } from "./deposit/lazyComparison.ts";
export type { Author, Resolution, Versions } from "./serialize/mergeLists.ts";
export { findUnsaved, valuesOnServer, type SavedAnswer, type UnsavedValue } from "./serialize/findUnsaved.ts";
export { mergeSaved, type Merge } from "./serialize/mergeSaved.ts";

export { isBlocking } from "./rules/feedback.ts";
export { parseFeedback, type SentContext } from "./rules/parseFeedback.ts";
export { feedbackBySection, type SectionFeedback } from "./rules/feedback.ts";
export { pathsOfSection, sectionIds, sectionOf } from "./fields/paths.ts";
export type { SectionId } from "./fields/values.ts";
export {
  recordStatuses,
  statusBanner,
  type RecordStatus,
  type StatusBanner,
  type StatusStyle,
} from "./rules/status.ts";
export { type ImportSource, importSource, mayChangeFiles, mayToggleFiles } from "./rules/filePermissions.ts";
export { hasForeignAddress, isInOtherTab, needsFile } from "./rules/fileStatus.ts";
export { type StorageUse, storageUse } from "./rules/storageUse.ts";
export { checkUploadLimits, type UploadCheck, type UploadLimits, type UploadRefusal } from "./rules/uploadLimits.ts";
export {
  accessSummary,
  isEmbargoLifted,
  isRestrictionLocked,
  withCommunity,
  withFilesVisibility,
  withRecordVisibility,
  type AccessSummary,
  type RestrictionRule,
} from "./rules/access.ts";
export { absentDoi, doiField, missingDoi, type DoiField, type DoiOccasion, type DoiOption } from "./rules/doi.ts";
export {
  doiObstacle,
  selectedDoiChoice,
  withDoiChoice,
  withExternalDoi,
  type DoiSituation,
  type DoiValues,
} from "./rules/doiChoice.ts";
export { communityObstacle, type CommunityChoice, type CommunityObstacle } from "./rules/communityChoice.ts";
export { identifierAddress, personSchemes, recognizeIdentifier, schemeName } from "./record/recognizeIdentifier.ts";
export { checkExtraCheckboxes, type ExtraCheckbox } from "./rules/modalExtras.ts";
export { depositState, type EditorState } from "./rules/depositState.ts";
export { readCommunity, type Community } from "./record/community.ts";
export { discardLabel } from "./rules/discardLabel.ts";
export { explainFailure } from "./rules/explainFailure.ts";
export { failureMessage } from "./rules/failureMessage.ts";
export { uploadFailureMessage } from "./rules/uploadFailureMessage.ts";

export { validateDraft, type DraftCircumstances } from "./schema/validateDraft.ts";
export { isCoreMessageId } from "./fields/required.ts";
export { contributorSchema, creatorSchema } from "./fields/people.ts";
export { customLicenseSchema } from "./fields/licenses.ts";
export { dateIssue, parseDate, parseDates, type ParsedDate } from "./fields/parseDate.ts";
export { dateSchema } from "./fields/dates.ts";
export { identifierIssue, identifierSchema, personIdentifierSchema, relatedWorkSchema } from "./fields/identifiers.ts";
export { embargoIssue, embargoSchema } from "./fields/access.ts";
export { fundingSchema } from "./fields/funding.ts";
export { reviewSchema, type ReviewTerms } from "./schema/review.ts";
export {
  additionalDescriptionSchema,
  additionalTitleSchema,
  referenceSchema,
  subjectSchema,
} from "./fields/textRows.ts";
export { isWebAddress } from "./fields/webAddress.ts";
export { readConfig, readPermissions } from "./schema/readConfig.ts";

export {
  ADDED_LABEL_DURATION,
  DEFAULT_ADDITIONAL_TITLE_TYPE,
  DEFAULT_MAX_FILES,
  DEFAULT_MAX_STORAGE,
  DEFAULT_MIMETYPE,
  DEFAULT_UPLOAD_CONCURRENCY,
  FETCH_TRANSFER,
  LARGEST_PART,
  LICENSE_DESCRIPTION_LENGTH,
  LOCAL_TRANSFER,
  MAX_FILE_SIZE,
  MAX_PARTS,
  MULTIPART_TRANSFER,
  RETRY_DELAYS,
  SMALLEST_PART,
} from "./config.ts";
export type {
  CustomFieldConfig,
  CustomFieldSectionConfig,
  DepositConfig,
  PidConfig,
  PidTransitions,
  Quota,
  ResourceTypeOption,
  VocabularyOption,
} from "./config.ts";
export { coreMessages, type ByteSize, type CoreMessageId, type Message, type MessageValues } from "./messages.ts";
export {
  DepositError,
  failureOf,
  type Failure,
  type FailureKind,
  type RequestSummary,
  type ServerError,
} from "./errors.ts";
export type {
  Clock,
  Connectivity,
  Hasher,
  Hashing,
  FileHandle,
  JournalEntry,
  Locks,
  Log,
  Navigate,
  Navigation,
  PartReading,
  Ports,
  ProgressNotifier,
  Transfer,
  TransferAnswer,
  TransferRequest,
  Transport,
  UploadJournal,
} from "./ports.ts";
export { isEqual } from "./shared/equal.ts";
export { formatFileSize } from "./shared/fileSize.ts";
export { asList, asObject, asText, isJsonObject, type Json, type JsonObject } from "./shared/json.ts";

export { isSamePath, isWithin, pathKey, type FieldPath } from "./record/fieldPath.ts";
export type { ValidationIssue, Feedback, Severity } from "./record/feedback.ts";
export {
  normalizedFileName,
  progressPercentage,
  type FileEntry,
  type FileLinks,
  type FilePartLink,
  type FilesElsewhere,
  type FileTransfer,
  type ServerFile,
  type ServerFileList,
  type UploadFailure,
} from "./record/files.ts";
export { bareDoi, readDoi, type Doi } from "./record/doi.ts";
export type { FilesBlock } from "./record/filesBlock.ts";
export type { ExpandedRecord, RecordParent, RecordReview } from "./record/parent.ts";
export { mayHaveEmbargo } from "./fields/access.ts";
export { ownerPermissions, type DepositPermissions } from "./record/permissions.ts";
export {
  emptyRecord,
  readRecord,
  readServerErrors,
  type DepositRecord,
  type RecordAccess,
  type RecordAnswer,
  type RecordEmbargo,
  type RecordLinks,
  type RecordVersions,
  type Visibility,
} from "./record/record.ts";
export type { UploadEvent } from "./record/uploadEvent.ts";
export { newRowKey, type Row, type SchemedIdentifier, type VocabularyChoice } from "./record/row.ts";
export type { AccessValues } from "./fields/access.ts";
export type {
  AdditionalDescriptionValue,
  AdditionalTitleValue,
  ReferenceValue,
  SubjectValue,
} from "./fields/textRows.ts";
export type { AffiliationValue, CreatorValue, PersonOrOrganization } from "./fields/people.ts";
export type { DateValue } from "./fields/dates.ts";
export type { DepositValues, MetadataValues } from "./fields/values.ts";
export type { DoiChoice } from "./fields/doi.ts";
export type { FundingValue } from "./fields/funding.ts";
export type { IdentifierValue, RelatedWorkValue } from "./fields/identifiers.ts";
export type { LicenseValue } from "./fields/licenses.ts";
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
