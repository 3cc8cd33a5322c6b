import type { DepositState } from "@deposit/core";
import { depositState, type EditorState } from "@deposit/core/schema";

type Asked = Pick<DepositState, "record" | "selectedCommunity">;

/** What is shown of a deposit whose status nobody knows: nothing that could be pressed. */
const unknown: EditorState = {
  selectedCommunity: null,
  showSubmitForReviewButton: false,
  disableSubmitForReviewButton: false,
  showDirectPublishButton: false,
  showChangeCommunityButton: false,
  requireDeletionForDeclinedDraft: false,
  showCommunitySelectionButton: false,
  disableCommunitySelectionButton: false,
  showCommunityHeader: false,
  shouldUpdateReview: false,
  shouldDeleteReview: false,
  communityStateMustBeChecked: false,
};

const known = new WeakMap<
  Asked["record"],
  { readonly selected: Asked["selectedCommunity"]; readonly flags: EditorState }
>();

/**
 * The flags of docs/platform/product.md 4.3 for the deposit as it stands: the same object for the same state, so that
 * parts can subscribe to it. The core calls a status that nobody knows an error; here nothing is offered, and the page
 * goes on.
 *
 * @example const community = useDeposit(editorFlags).selectedCommunity;
 */
export function editorFlags({ record, selectedCommunity }: Asked): EditorState {
  const before = known.get(record);
  if (before !== undefined && before.selected === selectedCommunity) return before.flags;
  const flags = derive(record, selectedCommunity);
  known.set(record, { selected: selectedCommunity, flags });
  return flags;
}

function derive(record: Asked["record"], selected: Asked["selectedCommunity"]): EditorState {
  try {
    return depositState(record, selected);
  } catch {
    return unknown;
  }
}
