import type { Failure } from "../errors.ts";
import type { RecordLinks } from "../record/record.ts";
import type { LaneWork } from "./laneWork.ts";

/** Takes a file off the list: nothing of it is on the server. */
function forget(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  work.drop(name);
  work.effect({ kind: "emit", event: { kind: "file-removed", key: file.entry.key } });
  work.effect({ kind: "removal-settled", name, key: file.entry.key, failure: null });
}

/** Deletes what the server has of an unwanted file, as far as we know of it, then forgets the file. */
export function takeOff(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined) return;
  const { onServer, entry } = file;
  if (onServer.kind === "entry") {
    work.request(name, { kind: "deleting", draft: null }, { kind: "delete", links: onServer.links });
  } else if (onServer.kind === "perhaps" && onServer.ours) {
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
  const reason = { kind: "request", failure } as const;
  work.effect({ kind: "log", message: `The file "${file.entry.key}" was not deleted.`, detail: failure });
  if (file.entry.phase.kind === "finished") {
    work.put(name, { ...file, step: { kind: "resting" }, token: 0, unwanted: false });
    work.show(name, { kind: "finished" });
  } else {
    work.fail(name, reason);
  }
  if (file.unwanted) work.effect({ kind: "removal-settled", name, key: file.entry.key, failure: reason });
}

/** The person cancels or removes a file, wherever it stands. */
export function askRemoval(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined || file.unwanted) return;
  const { step, token } = file;
  work.put(name, { ...file, unwanted: true });
  work.stopHashing(name);
  if (file.entry.phase.kind !== "finished" && file.entry.phase.kind !== "error") work.show(name, { kind: "pending" });
  switch (step.kind) {
    case "waiting":
    case "resting":
    case "verifying":
      return takeOff(work, name);
    case "asking":
    case "sending":
    case "finding":
    case "checking":
      work.effect({ kind: "abort", token });
      return takeOff(work, name);
    case "announcing":
    case "committing":
    case "deleting":
      // These change the server: their answer is awaited, or we would not know what there is to delete.
      return;
    default:
      return step satisfies never;
  }
}

/** What a deletion has left: nothing. An unwanted file goes, one that is to be sent again is announced anew. */
export function deleted(work: LaneWork, name: string, draft: RecordLinks | null): void {
  const file = work.get(name);
  if (file === undefined) return;
  work.put(name, { ...file, onServer: { kind: "nothing" } });
  if (file.unwanted || draft === null) return forget(work, name);
  const { key, size } = file.entry;
  work.request(name, { kind: "announcing", draft }, { kind: "init", draft, key, size });
}
