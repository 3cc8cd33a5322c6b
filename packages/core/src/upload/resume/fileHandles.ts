import type { FileHandle, Log, UploadJournal } from "../../ports.ts";

const handles = new WeakMap<File, FileHandle>();

/**
 * Remembers where a file came from, so that its upload can continue after a reload without choosing the file again. Call it
 * before or soon after the file is added: the journal is written again with every part.
 *
 * @example
 * const [handle] = await showOpenFilePicker();
 * const file = await handle.getFile();
 * keepFileHandle(file, handle);
 * deposit.addFiles([file], () => values);
 */
export function keepFileHandle(file: File, handle: FileHandle): void {
  handles.set(file, handle);
}

/** Returns the handle of a file, if one was kept. */
export const fileHandleOf = (file: File): FileHandle | undefined => handles.get(file);

/**
 * Opens the file of an interrupted upload, if the journal has its handle and the user allows it. Resolves to `null` where
 * the user has to choose the file. Whether it is still the same file is found out when its parts are sent.
 */
export async function reopenFile(journal: UploadJournal, draft: string, key: string, log: Log): Promise<File | null> {
  try {
    const handle = (await journal.read(draft)).find((entry) => entry.key === key)?.handle;
    if (handle === undefined || !(await isAllowed(handle))) return null;
    const file = await handle.getFile();
    keepFileHandle(file, handle);
    return file;
  } catch (error) {
    // The file was moved, renamed or deleted, or the storage is closed.
    log(`The file "${key}" could not be opened again.`, error);
    return null;
  }
}

const read = { mode: "read" } as const;

/** Whether the user lets the page read a file again. Asks only if the browser does not know. */
async function isAllowed(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.(read)) === "granted") return true;
  // A browser without permissions decides when the file is opened.
  return handle.requestPermission === undefined || (await handle.requestPermission(read)) === "granted";
}
