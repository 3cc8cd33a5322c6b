import { remove } from "../stages/remove.ts";
import { takePart } from "../stages/sendParts.ts";
import { isAnnouncingMany } from "../stages/batchInit.ts";
import type { LaneFile } from "./state.ts";
import type { LaneWork } from "./QueueDraft.ts";

/** Requests that a file takes up: from its turn to its end, but for the deletion of what is unwanted. */
function lanesOf({ step, unwanted, parts }: LaneFile): number {
  switch (step.kind) {
    case "resting":
    case "waiting":
    case "along":
    case "paused":
    case "polling":
      return 0;
    case "parts":
      return (
        (parts?.live.length ?? 0) + (parts?.refresh.kind === "asked" || parts?.refresh.kind === "backing-off" ? 1 : 0)
      );
    case "announcing":
    case "committing":
      return 1;
    case "asking":
    case "recalling":
    case "finding":
    case "sending":
    case "checking":
    case "verifying":
    case "doomed":
    case "deleting":
    case "backing-off":
      return unwanted ? 0 : 1;
    default:
      return step satisfies never;
  }
}

/** Whether a request of a file is one of those that take it off the server, for good or to announce it anew. */
function isBeingRemoved({ step, unwanted }: LaneFile): boolean {
  if (step.kind === "deleting") return true;
  if (step.kind === "checking") return step.after === "delete" || step.after === "removal";
  return unwanted && step.kind === "finding";
}

/** Whether a file is to be deleted once more, in a moment. */
const waitsForRemoval = ({ step: { kind }, unwanted }: LaneFile): boolean => unwanted && kind === "backing-off";

/**
 * Whether one more may be deleted: of a draft's files that are deleted at one time the platform deletes one, and the others are
 * 400 or 500. One that waits for its next try holds up none, until there are as many as there are lanes.
 */
function mayRemove(work: LaneWork, files: readonly { readonly file: LaneFile }[]): boolean {
  const waiting = files.filter(({ file }) => waitsForRemoval(file));
  return !files.some(({ file }) => isBeingRemoved(file)) && waiting.length < work.rules.concurrency;
}

/** Gives free lanes to the parts of files that are being sent, then to the files that wait, in their order. */
export function startWaiting(work: LaneWork): void {
  const files = work.active().flatMap((name) => {
    const file = work.get(name);
    return file === undefined ? [] : [{ name, file }];
  });
  let free = work.lanes() - files.reduce((sum, { file }) => sum + lanesOf(file), 0);
  for (let may = mayRemove(work, files); may;) {
    const name = work.dequeue("removals", "doomed");
    if (name === undefined) break;
    remove(work, name);
    const file = work.get(name);
    may = file === undefined || !isBeingRemoved(file);
  }
  for (const { name, file } of files) {
    if (file.step.kind !== "parts") continue;
    // A part that the server has already holds no lane: what the file takes up is counted anew each time.
    for (let before = file; free > 0 && takePart(work, name);) {
      const after = work.get(name);
      if (after === undefined) break;
      free -= lanesOf(after) - lanesOf(before);
      before = after;
    }
  }
  // While many are being announced, those behind them are not sent before them.
  const isHeldUp = files.some(({ file }) => isAnnouncingMany(file));
  const fits = ({ onServer }: LaneFile): boolean => !isHeldUp || onServer.kind !== "nothing";
  while (free > 0) {
    const name = work.dequeue("queue", "waiting", fits);
    if (name === undefined) return;
    work.request(name, { kind: "asking" }, { kind: "ask-draft" });
    free -= 1;
  }
}
