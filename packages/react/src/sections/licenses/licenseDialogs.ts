// One chunk for both dialogs of a license. Each is small, and they share most of their code.
export { CustomLicenseDialog } from "./CustomLicenseDialog.tsx";
export { StandardLicenseDialog } from "./StandardLicenseDialog.tsx";
