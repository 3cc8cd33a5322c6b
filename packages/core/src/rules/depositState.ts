import { type Community, readCommunity } from "../record/community.ts";
import type { DepositRecord } from "../record/record.ts";
import { type JsonObject, asObject, asText, below, objectBelow } from "../shared/json.ts";
import { type RecordStatus, statusBanner } from "./status.ts";

/**
 * What the form shows and what a save has to settle, derived from status and community (docs/platform/product.md 4.3).
 */
export interface EditorState {
  readonly selectedCommunity: Community | null;
  readonly showSubmitForReviewButton: boolean;
  readonly disableSubmitForReviewButton: boolean;
  readonly showDirectPublishButton: boolean;
  readonly showChangeCommunityButton: boolean;
  /** A declined review of a further version cannot be given up: the version has to be discarded and made anew. */
  readonly requireDeletionForDeclinedDraft: boolean;
  readonly showCommunitySelectionButton: boolean;
  readonly disableCommunitySelectionButton: boolean;
  readonly showCommunityHeader: boolean;
  readonly shouldUpdateReview: boolean;
  readonly shouldDeleteReview: boolean;
  readonly communityStateMustBeChecked: boolean;
}

/** Whether some version of the record is public already, so that its community is settled. */
function isParentPublished({ status, versions }: Pick<DepositRecord, "status" | "versions">): boolean {
  return status === "published" || versions.index > 1;
}

/** The community that the record as sent belongs to or asks to. */
function communityOfRecord(record: DepositRecord): Community | null {
  const { parent, expanded, review } = record;
  const asked = below(parent, "review", "receiver", "community") ?? below(review, "receiver", "community");
  const belongs = below(parent, "communities", "default");
  if (asked === undefined && belongs === undefined) return null;
  const place = isParentPublished(record) ? ["communities", "default"] : ["review", "receiver"];
  const told = readCommunity(below(expanded, "parent", ...place) ?? below(expanded, "review", "receiver"));
  // A record that was read without `expand` names it by its id alone: it is chosen all the same, and its review stays.
  const id = asText(asked ?? belongs);
  return told ?? (id === "" ? null : readCommunity({ id, slug: id, metadata: { title: id } }));
}

/** Whether the published record is in a community that is still there. */
function isInLivingCommunity(record: DepositRecord): boolean {
  const community = readCommunity(below(record.expanded, "parent", "communities", "default"));
  return below(record.parent, "communities", "default") !== undefined && community !== null && !community.isGhost;
}

const closedForSelection: readonly RecordStatus[] = ["published", "new_version_draft", "new_version_draft_with_review"];
const reviewMayChange: readonly RecordStatus[] = ["draft_with_review", "declined", "expired", "draft"];
const reviewMayGo: readonly RecordStatus[] = ["draft_with_review", "declined", "expired"];

/**
 * Every flag of docs/platform/product.md 4.3 for a record and the community that is chosen for it.
 * `selected` is `undefined` while nobody chose (the record's own community counts), `null` after it was removed.
 * @throws Error "Status is undefined" for a status that the specification does not name.
 *
 * @example depositState(state.record).showSubmitForReviewButton
 */
export function depositState(record: DepositRecord, selected?: Community | null): EditorState {
  const { status } = statusBanner(record);
  const parentPublished = isParentPublished(record);
  const community = selected === undefined ? communityOfRecord(record) : selected;
  const review: JsonObject = parentPublished ? asObject(record.review) : objectBelow(record.parent, "review");
  const reviewCommunity = asText(below(review, "receiver", "community"));
  const isForSelected = community !== null && reviewCommunity === community.id;
  const declinedForSelected = isForSelected && (status === "declined" || status === "expired");
  const mayAct = status !== "published" && status !== "new_version_draft";

  const showSubmit = community !== null && mayAct && (!declinedForSelected || parentPublished);
  const showSelection = !closedForSelection.includes(status) && !(status === "declined" && parentPublished);
  const shouldUpdateReview =
    community !== null &&
    reviewMayChange.includes(status) &&
    !parentPublished &&
    !declinedForSelected &&
    !(isForSelected && status === "draft_with_review");
  const shouldDeleteReview = community === null && reviewMayGo.includes(status) && !parentPublished;
  return {
    selectedCommunity: community,
    showSubmitForReviewButton: showSubmit,
    disableSubmitForReviewButton: showSubmit && (status === "in_review" || declinedForSelected),
    showDirectPublishButton: community !== null && mayAct && community.canIncludeDirectly,
    showChangeCommunityButton: declinedForSelected && record.versions.index === 1,
    requireDeletionForDeclinedDraft: declinedForSelected && record.versions.index !== 1,
    showCommunitySelectionButton: showSelection,
    disableCommunitySelectionButton: showSelection && (declinedForSelected || status === "in_review"),
    showCommunityHeader: mayAct || isInLivingCommunity(record),
    shouldUpdateReview,
    shouldDeleteReview,
    communityStateMustBeChecked: shouldUpdateReview || shouldDeleteReview,
  };
}
