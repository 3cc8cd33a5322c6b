// From record to values, and back
export { decodeRecord } from "./serialize/decodeRecord.ts";
export { encodeRecord, type EncodedRecord, type SentRows } from "./serialize/encodeRecord.ts";
export { mergeSaved, type Merge } from "./serialize/mergeSaved.ts";
export { findUnsaved, valuesOnServer, type SavedAnswer, type UnsavedValue } from "./serialize/findUnsaved.ts";
export type { SerializerConfig } from "./fields/Field.ts";

// Parts of a record
export type { RecordAccess, RecordEmbargo, RecordVersions, Visibility } from "./record/record.ts";
export type { ExpandedRecord, RecordParent, RecordReview } from "./record/parent.ts";
export type { FilesBlock } from "./record/filesBlock.ts";
