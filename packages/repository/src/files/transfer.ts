import type { RepositoryContext } from "../context.ts";
import { newUuid, timestamp } from "../ids.ts";
import { isObject } from "../json.ts";
import { completeUpload } from "../objectStore/uploads.ts";
import { internalError, Problem } from "../problem.ts";
import type { Settings } from "../settings.ts";
import type { StoredContent, StoredFile, StoredTransfer } from "../storage/documents.ts";
import { type Change, put } from "../storage/storage.ts";
import type { AnnouncedFile } from "../validate/announcedFiles.ts";
import { newFile } from "./presentFiles.ts";

/** Creates the entry for an announced file, and the upload in the object store if there is one. */
export function initFile(
  file: AnnouncedFile,
  settings: Settings,
): { readonly entry: StoredFile; readonly changes: readonly Change[] } {
  const plain: StoredFile = {
    ...newFile(file.key, file.size, settings.now()),
    hidden: file.hidden,
    metadata: isObject(file.metadata) ? file.metadata : null,
  };
  if (file.inParts === undefined) return { entry: plain, changes: [] };
  const transfer = openTransfer(file, file.inParts, settings);
  const entry: StoredFile = {
    ...plain,
    transfer,
    declaredChecksum: file.checksum,
    ...(file.storageClass === null ? {} : { storageClass: file.storageClass }),
  };
  return {
    entry,
    changes: "upload" in transfer.into ? [put("uploads", transfer.into.upload, { fileId: transfer.fileId })] : [],
  };
}

/**
 * Starts a transfer in parts with the platform's checks. It does not check that the parts match the size
 * (docs/platform/multipart.md 1).
 */
function openTransfer(
  { size }: AnnouncedFile,
  { parts, partSize }: NonNullable<AnnouncedFile["inParts"]>,
  { store }: Settings,
): StoredTransfer {
  if (parts === 0) throw new Problem(400, "Multipart file transfer requires parts.");
  if (size === null || size === 0) throw new Problem(400, "Multipart file transfer requires file size.");
  if (store === undefined && !partSize)
    throw new Problem(400, "Multipart file transfer to local storage requires part_size.");
  if (size < 0) throw internalError();
  return {
    fileId: newUuid(),
    versionId: newUuid(),
    parts,
    partSize,
    into: store === undefined ? { blob: newUuid() } : { upload: newUuid() },
  };
}

/** A committed entry and the changes to write with it. */
interface Committed {
  readonly file: StoredFile;
  readonly changes: readonly Change[];
  /** Schedules the checksum. To be called after the changes are written. */
  readonly computeLater?: () => void;
}

/**
 * Commits a file; a second commit changes nothing, and a commit without content is 500 (docs/platform/files.md 6). On
 * disk, missing parts are zeros. An object store answers 500 if the parts do not form a file
 * (docs/platform/multipart.md 5).
 */
export async function commitFile(context: RepositoryContext, file: StoredFile): Promise<Committed> {
  if (file.committed) return { file, changes: [] };
  if (!file.transfer) {
    if (file.content === null) throw internalError();
    return { file: markCommitted(context, file, file.content), changes: [] };
  }
  const { content, changes } = await joinParts(context, file, file.transfer);
  if (context.settings.checksumDelay > 0) {
    const { partSize } = file.transfer;
    const computeLater = (): void => context.checksums.later(content, partSize);
    return { file: markCommitted(context, file, content), changes, computeLater };
  }
  const checksum = await context.checksums.compute(content, file.transfer.partSize);
  return { file: markCommitted(context, file, { ...content, checksum }), changes };
}

async function joinParts(
  context: RepositoryContext,
  { declaredSize }: StoredFile,
  { fileId, versionId, parts, partSize, into }: StoredTransfer,
): Promise<{ readonly content: StoredContent; readonly changes: readonly Change[] }> {
  const content = { fileId, versionId, size: declaredSize ?? 0 };
  if ("blob" in into)
    return {
      content: { ...content, blobs: [into.blob], checksum: null },
      changes: [put("blobs", into.blob, { uses: 1 })],
    };
  const completed = await completeUpload(context, into.upload, parts);
  if (completed === undefined) throw internalError();
  const { object, changes } = completed;
  const checksum = `multipart:${object.etag}-${partSize ?? "None"}`;
  return { content: { ...content, blobs: object.blobs, checksum }, changes };
}

const markCommitted = ({ settings }: RepositoryContext, file: StoredFile, content: StoredContent): StoredFile => {
  const { transfer: _transfer, ...entry } = file;
  return { ...entry, content, committed: true, updated: timestamp(settings.now()) };
};
