import { DepositError, isGone } from "../../errors.ts";
import type { Clock } from "../../ports.ts";
import type { RecordLinks } from "../../record/record.ts";
import type { FileService } from "../FileService.ts";
import type { FileLocks } from "../tabs/fileLocks.ts";
import type { ResumeStore } from "./resumeStore.ts";
import type { QueueEvent, UploadTask } from "../queue/state.ts";
import { isInOtherTab, isFromEarlierPage } from "../tabs/watchOtherTabs.ts";

/** How long another page may have a file only to see whether somebody sends it, in milliseconds. */
const MOMENT = 1000;

/** What is asked of the uploader and its surroundings to go on with what an earlier page was to delete. */
export interface SessionWorld {
  readonly service: Pick<FileService, "files">;
  readonly resumeStore: ResumeStore;
  readonly locks: FileLocks;
  readonly clock: Clock;
  readonly nameOf: (key: string) => string;
  readonly taskOf: (name: string) => UploadTask | undefined;
  readonly names: () => readonly string[];
  readonly remove: (names: readonly string[]) => Promise<unknown>;
  /** Told of a file that another page sends it, or what the server has by now of one that another page is done with. */
  readonly dispatch: (event: Extract<QueueEvent, { kind: "found-in-other-tab" | "released-by-other-tab" }>) => void;
  readonly signal: AbortSignal;
}

/**
 * Goes on with the deletions that an earlier page of a draft did not bring to their end. Only what is still unfinished goes: a
 * finished file of such a name is another one, or was completed after all. The server is asked, since the page's list may be
 * an old one; where it does not say, or another page is at the file, a later page decides. Of what else is unfinished, what
 * another page is sending is told as that, and looked at again whenever the person comes back to this page.
 */
export function createSessionRestore(world: SessionWorld): (draft: RecordLinks) => Promise<void> {
  const { service, resumeStore, locks, clock, nameOf, taskOf, names, remove, dispatch, signal } = world;

  async function fateOf(draft: string, name: string): Promise<"delete" | "keep" | "later"> {
    const lane = taskOf(name);
    if (lane === undefined || lane.entry.phase.kind === "finished") return "keep";
    if (!isFromEarlierPage(lane) || !(await locks.take(draft, name))) return "later";
    try {
      return (await service.files.read(lane.entry.links, { signal })).status === "completed" ? "keep" : "delete";
    } catch (error) {
      return error instanceof DepositError && isGone(error.failure) ? "delete" : "later";
    }
  }

  /** Those of the files that another page has. */
  async function takenElsewhere(draft: string, asked: readonly string[]): Promise<readonly string[]> {
    const taken: string[] = [];
    for (const name of asked) {
      if (signal.aborted) return [];
      if (!isFromEarlierPage(taskOf(name))) continue;
      const isFree = await locks.take(draft, name);
      // One that was chosen here meanwhile keeps what it took.
      if (!isFromEarlierPage(taskOf(name))) continue;
      if (isFree) locks.release(name);
      else taken.push(name);
    }
    return taken;
  }

  async function goOn(draft: string): Promise<void> {
    const unwanted = (await resumeStore.readAll(draft)).filter((entry) => entry.unwanted);
    const removals: Promise<unknown>[] = [];
    for (const { key } of unwanted) {
      if (signal.aborted) return;
      const name = nameOf(key);
      const fate = await fateOf(draft, name);
      // One that was chosen anew or removed meanwhile is none of ours any more.
      const lane = taskOf(name);
      const isOurs = isFromEarlierPage(lane);
      if (isOurs && fate === "delete") removals.push(remove([name]));
      else if (isOurs) locks.release(name);
      if (fate === "keep" && (isOurs || lane === undefined || lane.entry.phase.kind === "finished"))
        resumeStore.save(draft, key, null);
    }
    const taken = await takenElsewhere(draft, names());
    if (taken.length > 0) {
      // Another page that was opened at the same moment asks, too, and lets go.
      await new Promise<void>((resolve) => clock.after(MOMENT, resolve));
      for (const name of await takenElsewhere(draft, taken)) dispatch({ kind: "found-in-other-tab", name });
    }
    await Promise.all(removals);
  }

  /** What nobody is known to be at: another page's files are watched. */
  const abandoned = (): readonly string[] =>
    names().filter((name) => {
      const lane = taskOf(name);
      return lane !== undefined && isFromEarlierPage(lane) && !isInOtherTab(lane.entry);
    });
  /** Another page may have gone on with them, completed them or taken them off. */
  async function lookAgain(links: RecordLinks): Promise<void> {
    for (const name of await takenElsewhere(links["self"] ?? "", abandoned()))
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
      const rest = (): void => void (isLooking = false);
      // Where the server cannot be asked, all stays as it was.
      void lookAgain(links).then(rest, rest);
    }, signal);
    await goOn(links["self"] ?? "").finally(() => (isLooking = false));
  };
}
