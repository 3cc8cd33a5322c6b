// The entry point of a bundle: what is derived from the field table, and nothing else.
export { nearestField, pathsOfSection, sectionIds, sectionOf } from "../../src/fields/paths.ts";
export { fieldEntries, rowLists } from "../../src/fields/values.ts";
export { readRecord } from "../../src/record/record.ts";
export { validateDraft } from "../../src/schema/validateDraft.ts";
export { applyResolutions, compareValues } from "../../src/serialize/compareValues.ts";
export { decodeRecord } from "../../src/serialize/decodeRecord.ts";
export { encodeRecord } from "../../src/serialize/encodeRecord.ts";
export { findUnsaved } from "../../src/serialize/findUnsaved.ts";
export { mergeSaved } from "../../src/serialize/mergeSaved.ts";
