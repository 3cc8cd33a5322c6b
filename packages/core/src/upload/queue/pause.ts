import { rest } from "../stages/send.ts";
import type { LaneWork } from "./QueueDraft.ts";

/** Stops what sends bytes, or is about to. What ends by itself soon is let, and held where bytes are to go once more after it. */
function hold(work: LaneWork, name: string): void {
  const file = work.get(name);
  if (file === undefined || file.unwanted) return;
  const { step, onServer } = file;
  const isSent = onServer.kind === "entry" && onServer.sentAll;
  switch (step.kind) {
    case "waiting":
    case "sending":
    case "parts":
      return rest(work, name);
    case "asking":
    case "recalling":
    case "backing-off":
    case "finding":
      return isSent ? work.change(name, { held: true }) : rest(work, name);
    case "announcing":
    case "along":
    case "deleting":
    case "doomed":
    case "committing":
    case "checking":
    case "polling":
    case "verifying":
      // Their answer is awaited; the bytes after it are not sent.
      return work.change(name, { held: true });
    case "resting":
    case "paused":
      return;
    default:
      return step satisfies never;
  }
}

/** The person holds files: bytes stop, what was sent of parts is kept, what has all its bytes is let finish. */
export function holdFiles(work: LaneWork, names: readonly string[] | "all"): void {
  for (const name of names === "all" ? work.names() : names) hold(work, name);
}

/** The person lets files go on: they wait for their turn. */
export function resumeFiles(work: LaneWork, names: readonly string[] | "all"): void {
  const waiting: string[] = [];
  for (const name of names === "all" ? work.names() : names) {
    const file = work.get(name);
    if (file?.held === true) work.change(name, { held: false });
    if (file?.step.kind !== "paused") continue;
    work.change(name, { step: { kind: "waiting" }, tries: 0, sendTries: 0 });
    work.show(name, { kind: "pending" });
    waiting.push(name);
  }
  work.enqueue("queue", waiting);
}
