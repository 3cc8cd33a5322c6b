// One chunk for both dialogs of an award. Each is small, and they share most of their code.
export { AwardDialog } from "./AwardDialog.tsx";
export { CustomAwardDialog } from "./CustomAwardDialog.tsx";
