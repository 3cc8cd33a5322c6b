import { timestamp } from "../ids.ts";
import { internalError } from "../problem.ts";
import type { RepositoryContext } from "../repositoryContext.ts";
import { completeUpload } from "../store/uploads.ts";
import { type Change, put } from "../storage.ts";
import type { StoredContent, StoredFile, StoredTransfer } from "./documents.ts";

/** A committed entry, and what else is to be written with it. */
export interface Committed {
  readonly file: StoredFile;
  readonly changes: readonly Change[];
  /** To be called once it is written: has its checksum computed. */
  readonly computeLater?: () => void;
}

/**
 * Commits a file: again is the same, without content is 500. One in parts is taken as it is on disk, zeros for what did not
 * come; a store refuses with 500 where its parts make no file (multipart.md).
 */
export async function commitFile(context: RepositoryContext, file: StoredFile): Promise<Committed> {
  if (file.committed) return { file, changes: [] };
  if (!file.transfer) {
    if (file.content === null) throw internalError();
    return { file: committed(context, file, file.content), changes: [] };
  }
  const { content, changes } = await joined(context, file, file.transfer);
  if (context.settings.checksumDelay > 0) {
    const { partSize } = file.transfer;
    const computeLater = (): void => context.checksums.later(content, partSize);
    return { file: committed(context, file, content), changes, computeLater };
  }
  const checksum = await context.checksums.compute(content, file.transfer.partSize);
  return { file: committed(context, file, { ...content, checksum }), changes };
}

async function joined(
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

const committed = ({ settings }: RepositoryContext, file: StoredFile, content: StoredContent): StoredFile => {
  const { transfer: _transfer, ...entry } = file;
  return { ...entry, content, committed: true, updated: timestamp(settings.now()) };
};
