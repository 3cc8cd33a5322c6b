import { DepositError, isGone } from "../../errors.ts";
import type { Clock } from "../../ports.ts";
import type { RecordLinks } from "../../record/record.ts";
import { isInOtherTab } from "../../rules/fileStatus.ts";
import type { FileService } from "../FileService.ts";
import type { QueueEvent, UploadTask } from "../queue/state.ts";
import { isFromEarlierPage } from "../queue/tasks.ts";
import type { FileLocks } from "../tabs/fileLocks.ts";
import type { ResumeStore } from "./resumeStore.ts";

/** Milliseconds for which another tab may lock a file only to look whether it is being sent. */
const LOOK_DURATION = 1000;

/** What a session is restored with. */
export interface SessionWorld {
  readonly service: Pick<FileService, "files">;
  readonly resumeStore: ResumeStore;
  readonly locks: FileLocks;
  readonly clock: Clock;
  readonly nameOf: (key: string) => string;
  readonly taskOf: (name: string) => UploadTask | undefined;
  readonly names: () => readonly string[];
  readonly remove: (names: readonly string[]) => Promise<unknown>;
  /** Receives files that another tab sends, and files that it has released. */
  readonly dispatch: (event: Extract<QueueEvent, { kind: "found-in-other-tab" | "released-by-other-tab" }>) => void;
  readonly signal: AbortSignal;
}

/**
 * Returns a function that continues the deletions of an earlier page, and finds out which files another tab sends. It looks
 * again whenever the user returns to this tab.
 */
export function createSessionRestore(world: SessionWorld): (draft: RecordLinks) => Promise<void> {
  const { service, resumeStore, locks, clock, nameOf, taskOf, names, remove, dispatch, signal } = world;

  /** Decides about a file that an earlier page was to delete. Only what is still unfinished may be deleted. */
  async function decide(draft: string, name: string): Promise<"delete" | "keep" | "later"> {
    const task = taskOf(name);
    if (task === undefined || task.entry.phase.kind === "finished") return "keep";
    if (!isFromEarlierPage(task) || !(await locks.take(draft, name))) return "later";
    try {
      // The list that this page was opened with may be outdated.
      return (await service.files.read(task.entry.links, { signal })).status === "completed" ? "keep" : "delete";
    } catch (error) {
      return error instanceof DepositError && isGone(error.failure) ? "delete" : "later";
    }
  }

  async function continueDeletions(draft: string): Promise<readonly Promise<unknown>[]> {
    const unwanted = (await resumeStore.readAll(draft)).filter((entry) => entry.unwanted);
    const removals: Promise<unknown>[] = [];
    for (const { key } of unwanted) {
      if (signal.aborted) return removals;
      const name = nameOf(key);
      const decision = await decide(draft, name);
      // The user may have chosen the file again or removed it meanwhile.
      const task = taskOf(name);
      const isUntouched = isFromEarlierPage(task);
      if (isUntouched && decision === "delete") removals.push(remove([name]));
      else if (isUntouched) locks.release(name);
      if (decision === "keep" && (isUntouched || task === undefined || task.entry.phase.kind === "finished"))
        resumeStore.save(draft, key, null);
    }
    return removals;
  }

  /** Returns those of the files that another tab has locked. */
  async function lockedByOthers(draft: string, candidates: readonly string[]): Promise<readonly string[]> {
    const locked: string[] = [];
    for (const name of candidates) {
      if (signal.aborted) return [];
      if (!isFromEarlierPage(taskOf(name))) continue;
      const isFree = await locks.take(draft, name);
      // A file that was chosen here meanwhile keeps its lock.
      if (!isFromEarlierPage(taskOf(name))) continue;
      if (isFree) locks.release(name);
      else locked.push(name);
    }
    return locked;
  }

  async function restore(draft: string): Promise<void> {
    const removals = await continueDeletions(draft);
    if (signal.aborted) return;
    const locked = await lockedByOthers(draft, names());
    if (locked.length > 0) {
      // A tab that was opened at the same time looks as well, and releases the file.
      await new Promise<void>((resolve) => clock.after(LOOK_DURATION, resolve));
      for (const name of await lockedByOthers(draft, locked)) dispatch({ kind: "found-in-other-tab", name });
    }
    await Promise.all(removals);
  }

  /** Returns the unfinished files that no tab is known to send. */
  const abandoned = (): readonly string[] =>
    names().filter((name) => {
      const task = taskOf(name);
      return task !== undefined && isFromEarlierPage(task) && !isInOtherTab(task.entry);
    });

  /** Another tab may have continued abandoned files, completed or deleted them. */
  async function lookAgain(links: RecordLinks): Promise<void> {
    for (const name of await lockedByOthers(links["self"] ?? "", abandoned()))
      dispatch({ kind: "found-in-other-tab", name });
    if (abandoned().length === 0) return;
    const { entries } = await service.files.list(links, { signal });
    const there = new Map(entries.map((server) => [server.key, server]));
    for (const name of abandoned()) {
      const server = there.get(taskOf(name)?.entry.key ?? name) ?? "gone";
      if (server === "gone" || server.status === "completed") dispatch({ kind: "released-by-other-tab", name, server });
    }
  }

  let isLooking = true;
  return async (links) => {
    locks.onReturn(() => {
      if (isLooking) return;
      isLooking = true;
      const end = (): void => void (isLooking = false);
      // If the server cannot be read, everything remains as it is.
      void lookAgain(links).then(end, end);
    }, signal);
    await restore(links["self"] ?? "").finally(() => (isLooking = false));
  };
}
