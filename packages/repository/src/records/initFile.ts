import { newUuid } from "../ids.ts";
import { isObject } from "../json.ts";
import { internalError, Problem } from "../problem.ts";
import type { Settings } from "../settings.ts";
import { type Change, put } from "../storage.ts";
import type { AnnouncedFile } from "../validate/initFiles.ts";
import type { StoredFile, StoredTransfer } from "./documents.ts";
import { newFile } from "./filesBlock.ts";

/** The entry that an announcement makes, and what a store opens for it. */
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

/** What the platform asks of a transfer in parts; that parts and sizes fit together, nobody checks (multipart.md). */
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
