export { type DefinedFieldGroup, defineFieldGroup } from "./defineFieldGroup.tsx";
export type { FieldGroupDefinition, GroupFieldDefinition, GroupFieldOption } from "./FieldGroupDefinition.ts";
export type { GroupSchema } from "./groupSchema.ts";
export { imprint } from "./imprint/imprint.ts";
export { journal } from "./journal/journal.ts";
export { meeting, meetingWithout } from "./meeting/meeting.ts";
export { thesis, thesisWithout } from "./thesis/thesis.ts";
export type { LocalizedText } from "./localizedText.ts";
