// For @deposit/react, @deposit/fields-custom, @deposit/repository and the demo alone. Nothing here is part of the public API.

// Actions and state
export { can } from "./state/can.ts";
export { announcedPhase } from "./state/state.ts";
export { openAutosave } from "./deposit/lazyAutosave.ts";
export type { Autosave } from "./deposit/autosave.ts";
export { openDraftJournal } from "./deposit/lazyDraftJournal.ts";
export type { DraftJournal, JournaledState, JournalOffer } from "./draft-journal/draftJournal.ts";
export { createSearch } from "./client/createSearch.ts";
export { browserConnectivity } from "./upload/transport/browserConnectivity.ts";
export { keepFileHandle } from "./upload/resume/fileHandles.ts";
export { precomputePayload } from "./serialize/encodeRecord.ts";
export { loadComparison, type ComparisonModule } from "./deposit/lazyComparison.ts";
export type { Comparison, Conflict, Difference, MergedDifference, Resolutions } from "./serialize/compareValues.ts";

// Rules
export { accessSummary, isEmbargoLifted, isRestrictionLocked, type AccessSummary } from "./rules/access.ts";
export { absentDoi, doiField, type DoiField } from "./rules/doi.ts";
export { checkExtraCheckboxes } from "./rules/modalExtras.ts";
export { discardLabel } from "./rules/discardLabel.ts";
export { explainFailure } from "./rules/explainFailure.ts";
export { feedbackBySection, type SectionFeedback } from "./rules/feedback.ts";
export { importSource, mayChangeFiles, mayToggleFiles, type ImportSource } from "./rules/filePermissions.ts";
export { hasForeignAddress, isInOtherTab, needsFile } from "./rules/fileStatus.ts";
export { saveStatus, type SaveStatus } from "./rules/saveStatus.ts";
export { recordStatuses, statusBanner, type RecordStatus, type StatusStyle } from "./rules/status.ts";
export { storageUse } from "./rules/storageUse.ts";
export { uploadFailureMessage } from "./rules/uploadFailureMessage.ts";

// Fields and records
export { pathsOfSection, sectionIds, sectionOf } from "./fields/paths.ts";
export type { SectionId } from "./fields/values.ts";
export { isCoreMessageId } from "./fields/required.ts";
export { readCommunity } from "./record/community.ts";
export { isSamePath, isWithin, pathKey } from "./record/fieldPath.ts";
export { normalizedFileName, progressPercentage } from "./record/files.ts";

// Shared
export { ADDED_LABEL_DURATION, DEFAULT_ADDITIONAL_TITLE_TYPE, LICENSE_DESCRIPTION_LENGTH } from "./config.ts";
export { failureOf } from "./errors.ts";
export { isEqual } from "./shared/equal.ts";
export { asList, asObject, asText } from "./shared/json.ts";
export { emptySpeedMeter, speedOf, type SpeedMeter, withBytes } from "./shared/speedMeter.ts";
