// Uploading without a deposit
export { createUploader, type UploaderOptions } from "./upload/createUploader.ts";
export type { DraftLinks, RemoveFailure, UnfinishedRemoval, Uploader } from "./upload/Uploader.ts";
export type { FileService } from "./upload/FileService.ts";
export { checkUploadLimits, type UploadCheck, type UploadLimits } from "./rules/uploadLimits.ts";
export type { FileLinks, FilePartLink, FileTransfer } from "./record/files.ts";

// Ports of the uploader
export { createHasher, type HasherOptions } from "./upload/checksum/createHasher.ts";
export { createBrowserJournal, createMemoryJournal } from "./upload/resume/uploadJournal.ts";
export type {
  FileHandle,
  Hasher,
  Hashing,
  JournalEntry,
  PartReading,
  Transfer,
  TransferAnswer,
  TransferRequest,
  Transport,
  UploadJournal,
} from "./ports.ts";
