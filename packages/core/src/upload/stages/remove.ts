import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import { showServerFile } from "../queue/tasks.ts";
import { isAmbiguous, ofRequest, tryAgain } from "../queue/retryPolicy.ts";
import type { Answer, LaneFile } from "../queue/state.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

/** Takes a file off the list: nothing of it is on the server. */
function forget(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  // Of one that only waited nobody has written anything.
  if (file.isToGo || file.file === null || file.plan?.type === "M") work.remember(name, null);
  work.drop(name);
  work.effect({ kind: "emit", event: { kind: "files-removed", keys: [file.entry.key] } });
  work.effect({ kind: "removal-settled", name, key: file.entry.key, failure: null });
}

/** A file that was to go is wanted after all: its removal did not succeed, or was that of an earlier page. */
export function want(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  if (!file.isToGo) return work.effect({ kind: "want", key: file.entry.key });
  work.remember(name, null);
  work.change(name, { isToGo: false });
}

/** Whether the server has, or may have, something of a file that is ours to delete. */
const isOnServer = ({ onServer }: LaneFile): boolean => onServer.kind !== "nothing";

/** Puts unwanted files among those to be deleted; one of which the server has nothing goes at once. */
function takeOffAll(work: LaneWork, names: readonly string[]): void {
  const doomed = names.filter((name) => {
    const file = work.get(name);
    if (file === undefined) return false;
    if (isOnServer(file)) return true;
    forget(work, name);
    return false;
  });
  for (const name of doomed) work.change(name, { step: { kind: "doomed", draft: null }, token: 0, tries: 0 });
  work.enqueue("removals", doomed);
}

/** Puts one unwanted file among those to be deleted. */
export function takeOff(work: LaneWork, name: string): void {
  takeOffAll(work, [name]);
}

/** Deletes what the server has of a file whose turn to be deleted has come, as far as we know of it. */
export function remove(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  const { onServer, entry, step } = file;
  if (onServer.kind === "entry") {
    // What is listed as unfinished from before this page, another one may have completed since.
    if (onServer.isOld === true && file.unwanted && file.file === null)
      return work.request(name, { kind: "checking", after: "removal" }, { kind: "read", links: onServer.links });
    const draft = step.kind === "doomed" && !file.unwanted ? step.draft : null;
    work.request(name, { kind: "deleting", draft }, { kind: "delete", links: onServer.links });
  } else if (onServer.kind === "perhaps") {
    const { draft } = onServer;
    work.request(name, { kind: "finding", draft, lost: null }, { kind: "find", draft, key: entry.key });
  } else {
    forget(work, name);
  }
}

/** The server would not delete it: the file stays, as finished as it was, or failed with this reason (specification 7). */
export function keepAfterAll(work: LaneWork, name: string, failure: Failure): void {
  const file = work.get(name);
  if (file === undefined) return;
  const reason = ofRequest(failure);
  work.effect({ kind: "log", message: `The file "${file.entry.key}" was not deleted.`, detail: failure });
  work.change(name, { entry: { ...file.entry, isBeingRemoved: false } });
  if (file.entry.phase.kind === "finished") {
    work.change(name, { step: { kind: "resting" }, token: 0, unwanted: false });
    work.show(name, { kind: "finished" });
  } else {
    work.fail(name, reason);
  }
  if (file.unwanted) work.effect({ kind: "removal-settled", name, key: file.entry.key, failure: reason });
}

/** What the server says of a file before it is removed: a complete one stays, for the person meant what had failed. */
export function removalChecked(work: LaneWork, name: string, file: LaneFile, server: ServerFile): void {
  const { entry, onServer, isToGo } = file;
  if (server.status !== "completed") {
    if (onServer.kind === "entry") work.change(name, { onServer: { ...onServer, isOld: false } });
    return remove(work, name);
  }
  if (isToGo) work.remember(name, null);
  showServerFile(work, name, server);
  work.effect({ kind: "removal-settled", name, key: entry.key, failure: null });
}

/** Takes note that a file is to go; whether it can be taken off at once. */
function isToTakeOff(work: LaneWork, name: string): boolean {
  const file = work.get(name);
  if (file === undefined || file.unwanted) return false;
  const { step, parts, entry } = file;
  work.change(name, { unwanted: true, held: false, entry: { ...entry, isBeingRemoved: true } });
  work.stopHashing(name);
  // Should the page end before the deletion does, the next one goes on with it; what is finished it would not touch.
  if (entry.phase.kind !== "finished" && (isOnServer(file) || step.kind === "announcing" || step.kind === "along")) {
    work.remember(name, { size: entry.size, partSize: parts?.partSize ?? entry.size, parts: [], unwanted: true });
    work.change(name, { isToGo: true });
  }
  // A failed one is no longer failed: its name is taken until it is gone.
  if (entry.phase.kind !== "finished") work.show(name, { kind: "pending" });
  switch (step.kind) {
    case "waiting":
    case "paused":
    case "resting":
    case "verifying":
    case "asking":
    case "recalling":
    case "sending":
    case "parts":
    case "finding":
    case "checking":
    case "polling":
    case "backing-off":
      work.stop(name);
      return true;
    case "announcing":
    case "along":
    case "committing":
    case "deleting":
    case "doomed":
      // These change the server: their answer is awaited, or we would not know what there is to delete.
      return false;
    default:
      return step satisfies never;
  }
}

/** The person cancels or removes files, wherever they stand. */
export function askRemoval(work: LaneWork, names: readonly string[]): void {
  takeOffAll(
    work,
    names.filter((name) => isToTakeOff(work, name)),
  );
}

/** What a deletion has left: nothing. An unwanted file goes, one that is to be sent again takes its turn. */
export function deleted(work: LaneWork, name: string, draft: RecordLinks | null): void {
  const file = work.get(name);
  if (file === undefined) return;
  work.change(name, { onServer: { kind: "nothing" }, tries: 0 });
  if (file.unwanted || draft === null) return forget(work, name);
  work.request(name, { kind: "asking" }, { kind: "ask-draft" });
}

/** The answer to a deletion; one that is not there any more counts as deleted (specification 7). */
export function deleteAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  draft: RecordLinks | null,
  answer: Answer<null>,
): void {
  if (answer.ok || isGone(answer.failure)) return deleted(work, name, draft);
  const { failure } = answer;
  const { onServer } = file;
  if (onServer.kind !== "entry") return keepAfterAll(work, name, failure);
  const { links } = onServer;
  if (isAmbiguous(failure))
    return work.request(name, { kind: "checking", after: "delete", failure, draft }, { kind: "read", links });
  const again = { kind: "deletion", draft } as const;
  tryAgain(work, name, ofRequest(failure), again, () => keepAfterAll(work, name, failure));
}
