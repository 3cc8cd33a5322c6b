import type { FileHandle, Log, UploadJournal } from "../../ports.ts";
import { keepFileHandle } from "./fileHandles.ts";

const read = { mode: "read" } as const;

/** Whether the depositor lets the page read a file again; asked only where the browser does not know. */
async function isAllowed(handle: FileHandle): Promise<boolean> {
  if ((await handle.queryPermission?.(read)) === "granted") return true;
  // A browser without permissions refuses, or does not, when the file is opened.
  return handle.requestPermission === undefined || (await handle.requestPermission(read)) === "granted";
}

/**
 * Opens the file of an upload that was interrupted, where the journal knows where it is and the depositor allows it; `null`
 * where the depositor has to choose it. Whether it is still the same is found out when it is sent, part by part.
 */
export async function reopenFile(journal: UploadJournal, draft: string, key: string, log: Log): Promise<File | null> {
  try {
    const handle = (await journal.read(draft)).find((entry) => entry.key === key)?.handle;
    if (handle === undefined || !(await isAllowed(handle))) return null;
    const file = await handle.getFile();
    keepFileHandle(file, handle);
    return file;
  } catch (error) {
    // Moved, renamed, deleted, or the storage is closed.
    log(`The file "${key}" could not be opened again.`, error);
    return null;
  }
}
