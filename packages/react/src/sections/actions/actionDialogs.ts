// The dialogs of the action bar arrive together: each is small, and most of what they draw with is the same.
export { CancelReviewDialog } from "./CancelReviewDialog.tsx";
export { DiscardDialog } from "./DiscardDialog.tsx";
export { PublishDialog } from "./PublishDialog.tsx";
export { SubmitDialog } from "./SubmitDialog.tsx";
