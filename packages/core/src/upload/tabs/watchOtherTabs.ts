import type { ServerFile, ServerFileList } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { PersistentMap } from "../queue/persistentMap.ts";
import { isInOtherTab } from "../../rules/fileStatus.ts";
import type { FileService } from "../FileService.ts";
import { findByKey } from "../queue/remoteEntry.ts";
import type { UploadTask } from "../queue/state.ts";
import { taskNameOf } from "../queue/tasks.ts";
import type { FileLocks } from "./fileLocks.ts";

/** What files of other tabs are watched with. */
export interface OtherTabsWorld {
  readonly service: Pick<FileService, "files">;
  readonly locks: FileLocks;
  readonly draft: () => RecordLinks;
  readonly files: () => PersistentMap<UploadTask>;
  readonly signal: AbortSignal;
}

/**
 * Returns a listener for events of the uploader that waits for files of other tabs. `onReleased` is called when the other
 * tab has released one, by finishing, giving up or closing. It gets what the server has of the file, which is locked here.
 */
export function watchOtherTabs(
  { service, locks, draft, files, signal }: OtherTabsWorld,
  onReleased: (name: string, server: ServerFile | "gone" | "unknown") => void,
): (event: UploadEvent) => void {
  const watched = new Set<string>();
  let listing: Promise<ServerFileList> | null = null;

  const isWaiting = (name: string): boolean => {
    const entry = files().get(name)?.entry;
    return !signal.aborted && entry !== undefined && isInOtherTab(entry);
  };
  /** Reads the list once for all files: a tab that closes releases all of its files at once. */
  async function readEntry(key: string): Promise<ServerFile | "gone" | "unknown"> {
    try {
      listing ??= service.files.list(draft(), { signal }).finally(() => (listing = null));
      return findByKey((await listing).entries, key) ?? "gone";
    } catch {
      return "unknown";
    }
  }
  async function watch(name: string, key: string): Promise<void> {
    const self = draft()["self"] ?? "";
    while (isWaiting(name)) {
      await locks.whenFree(self, name, signal);
      if (!isWaiting(name) || !(await locks.take(self, name))) continue;
      const server = await readEntry(key);
      if (isWaiting(name)) onReleased(name, server);
      // A file that continues here keeps its lock.
      const step = files().get(name)?.step.kind ?? "idle";
      if (step === "idle") locks.release(name);
    }
    watched.delete(name);
  }

  return (event) => {
    const changed = event.kind === "file-changed" ? [event.entry] : event.kind === "files-changed" ? event.entries : [];
    for (const entry of changed) {
      const name = taskNameOf(files(), entry.key);
      if (!isInOtherTab(entry) || watched.has(name)) continue;
      watched.add(name);
      void watch(name, entry.key);
    }
  };
}
