export { defineFieldGroup, type FieldGroupDefinition, type GroupFieldDefinition } from "./defineFieldGroup.tsx";
export { imprint } from "./imprint/imprint.ts";
export { journal } from "./journal/journal.ts";
export { meeting } from "./meeting/meeting.ts";
export { thesis } from "./thesis/thesis.ts";
export type { Words } from "./words.ts";
