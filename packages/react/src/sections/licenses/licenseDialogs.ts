// The dialogs of a licence arrive together: each is small, and most of what they draw with is the same.
export { CustomLicenseDialog } from "./CustomLicenseDialog.tsx";
export { StandardLicenseDialog } from "./StandardLicenseDialog.tsx";
