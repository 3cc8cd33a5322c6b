// One chunk for the dialogs of the action bar. Each is small, and they share most of their code.
export { CancelReviewDialog } from "./CancelReviewDialog.tsx";
export { DiscardDialog } from "./DiscardDialog.tsx";
export { PublishDialog } from "./PublishDialog.tsx";
export { SubmitDialog } from "./SubmitDialog.tsx";
