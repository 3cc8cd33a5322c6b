// The dialogs of an award arrive together: each is small, and most of what they draw with is the same.
export { AwardDialog } from "./AwardDialog.tsx";
export { CustomAwardDialog } from "./CustomAwardDialog.tsx";
