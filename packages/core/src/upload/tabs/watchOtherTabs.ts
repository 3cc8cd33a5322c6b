import type { FileEntry, ServerFile, ServerFileList } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { PersistentMap } from "../../shared/persistentMap.ts";
import { findByKey } from "../queue/remoteEntry.ts";
import type { FileService } from "../FileService.ts";
import type { FileLocks } from "./fileLocks.ts";
import { taskNameOf } from "../queue/tasks.ts";
import type { UploadTask } from "../queue/state.ts";

/** Whether another page sends a file. */
export const isInOtherTab = ({ phase }: FileEntry): boolean =>
  phase.kind === "error" && phase.failure.kind === "elsewhere";

/** Whether a file is one that an earlier page left unfinished, and nobody has chosen anew or removed. */
export const isFromEarlierPage = (lane: UploadTask | undefined): boolean =>
  lane !== undefined && lane.file === null && !lane.isRemoving && lane.entry.phase.kind === "error";

/** What is asked about files that another page sends. */
export interface OtherTabsWorld {
  readonly service: Pick<FileService, "files">;
  readonly locks: FileLocks;
  readonly draft: () => RecordLinks;
  readonly files: () => PersistentMap<UploadTask>;
  readonly signal: AbortSignal;
}

/**
 * Hears what becomes of files, and waits for those that another page has until it has them no more, since it sent them, gave
 * them up or was closed. `onLeft` is told, with what the server says of the file by then, while the file is held here.
 */
export function watchOtherTabs(
  { service, locks, draft, files, signal }: OtherTabsWorld,
  onLeft: (name: string, server: ServerFile | "gone" | "unknown") => void,
): (event: UploadEvent) => void {
  const watched = new Set<string>();
  let listing: Promise<ServerFileList> | null = null;

  const isWaiting = (name: string): boolean => {
    const entry = files().get(name)?.entry;
    return !signal.aborted && entry !== undefined && isInOtherTab(entry);
  };
  /** What the server says, where it can be asked. Pages that close leave all their files at once. */
  async function ask(key: string): Promise<ServerFile | "gone" | "unknown"> {
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
      const server = await ask(key);
      if (isWaiting(name)) onLeft(name, server);
      // One that goes on here keeps what it took.
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
