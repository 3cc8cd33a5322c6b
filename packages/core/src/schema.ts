// Validation
export { validateDraft, type DraftCircumstances } from "./schema/validateDraft.ts";
export { contributorSchema, creatorSchema } from "./fields/people.ts";
export { customLicenseSchema } from "./fields/licenses.ts";
export { dateSchema } from "./fields/dates.ts";
export { dateIssue, parseDates, type ParsedDate } from "./fields/parseDate.ts";
export { embargoIssue, embargoSchema, mayHaveEmbargo } from "./fields/access.ts";
export { fundingSchema } from "./fields/funding.ts";
export { identifierIssue, identifierSchema, personIdentifierSchema, relatedWorkSchema } from "./fields/identifiers.ts";
export {
  additionalDescriptionSchema,
  additionalTitleSchema,
  referenceSchema,
  subjectSchema,
} from "./fields/textRows.ts";
export { isWebAddress } from "./fields/webAddress.ts";
export { reviewSchema, type ReviewTerms } from "./schema/review.ts";
export type { ValidationIssue } from "./record/feedback.ts";

// Identifiers
export { identifierAddress, personSchemes, recognizeIdentifier, schemeName } from "./record/recognizeIdentifier.ts";
export { readDoi, type Doi } from "./record/doi.ts";

// Rules of communities, access and the DOI
export { communityObstacle, type CommunityChoice, type CommunityObstacle } from "./rules/communityChoice.ts";
export { depositState, type EditorState } from "./rules/depositState.ts";
export { withCommunity, withFilesVisibility, withRecordVisibility } from "./rules/access.ts";
export { withDoiChoice, withExternalDoi, type DoiValues } from "./rules/doiChoice.ts";
