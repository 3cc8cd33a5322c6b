import { type FileEntry, normalizedFileName } from "../record/files.ts";
import type { DepositRecord } from "../record/record.ts";
import { entryOfServerFile } from "../record/serverFile.ts";
import { asText, below } from "../shared/json.ts";
import type { ActionContext } from "./ActionContext.ts";

/**
 * Forgets files that the server had before a request and does not have any more. Keeps those that changed on this page
 * meanwhile. Returns the names of the forgotten files.
 */
export function forgetRemovedFiles(
  { store, forgetFiles }: ActionContext,
  before: readonly FileEntry[],
  { files: { enabled, entries } }: DepositRecord,
): readonly string[] {
  if (enabled !== true || entries === undefined) return [];
  const there = new Set(Object.keys(entries).map(normalizedFileName));
  const gone = before.filter(({ key, phase }) => phase.kind === "finished" && !there.has(normalizedFileName(key)));
  const { files: now } = store.getState();
  const removed = gone.filter((file) => now.includes(file)).map(({ key }) => key);
  if (removed.length > 0) forgetFiles(removed);
  return removed;
}

const isMd5 = (checksum: FileEntry["checksum"]): boolean => checksum?.startsWith("md5:") ?? false;

/**
 * Whether the server's file with this checksum differs from the one on this page, or completes it. Only MD5s can be
 * compared: the server computes the MD5 of a multipart file later, and shows the checksum of its parts until then.
 */
function isReplaced({ phase, checksum }: FileEntry, onServer: string): boolean {
  if (phase.kind === "error") return !phase.retryable && onServer !== "" && onServer !== checksum;
  return phase.kind === "finished" && onServer !== checksum && isMd5(onServer) && isMd5(checksum);
}

/**
 * Adds files that another tab or program uploaded or replaced. Without it they would be published unseen, and keep the
 * draft from being metadata-only. Adds none while this page uploads files, since the server may list those before they are
 * finished here. Where the files cannot be listed, the next save tries again. Returns the names of the added files.
 */
export async function adoptAddedFiles(
  { client, signal, adoptFiles, store }: ActionContext,
  before: readonly FileEntry[],
  { links, files: { entries = {} } }: DepositRecord,
): Promise<readonly string[]> {
  function unknownHere<File extends Pick<FileEntry, "key">>(files: readonly File[]): readonly File[] {
    const { files: now } = store.getState();
    const known = new Map([...before, ...now].map((file) => [normalizedFileName(file.key), file]));
    return files.filter(({ key }) => {
      const file = known.get(normalizedFileName(key));
      if (file === undefined) return true;
      const isUnchangedHere = before.includes(file) && now.includes(file);
      return isUnchangedHere && isReplaced(file, asText(below(entries, key, "checksum")));
    });
  }
  if (unknownHere(Object.keys(entries).map((key) => ({ key }))).length === 0) return [];
  const listed = await client.files.list(links, { signal }).catch(() => null);
  const completed = unknownHere(listed?.entries ?? []).filter(({ status }) => status === "completed");
  const isAdopted = completed.length > 0 && !signal.aborted && adoptFiles(completed.map(entryOfServerFile));
  return isAdopted ? completed.map(({ key }) => key) : [];
}

/** Forgets the files that a record does not have any more, and adds those that this page does not know. */
export async function reconcileFiles(context: ActionContext, record: DepositRecord): Promise<void> {
  const { files } = context.store.getState();
  forgetRemovedFiles(context, files, record);
  await adoptAddedFiles(context, files, record);
}
