import type { Failure } from "../../errors.ts";
import type { RecordLinks } from "../../record/record.ts";
import { pauseTask } from "../queue/pause.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import type { RemoteEntry } from "../queue/remoteEntry.ts";
import { isOutcomeUnknown } from "../queue/retryPolicy.ts";
import type { BatchedEntries, OnServer, TaskRequest, UploadTask } from "../queue/state.ts";
import { enqueueRemoval } from "./remove.ts";

type InitBatch = NonNullable<Extract<TaskRequest, { kind: "init" }>["batch"]>;

/** Whether one request initializes this file and others. */
export const isBatchInit = ({ step }: UploadTask): boolean =>
  step.kind === "initializing" && (step.batch?.length ?? 0) > 0;

/**
 * Takes the next waiting files into the init of the file whose turn it is, if they are many and are sent whole. The answer
 * to an init lists every file of the draft, so that thousands of single inits would be slow (docs/platform/files.md 3).
 */
export function takeBatch(queue: QueueDraft): InitBatch {
  const { initBatchSize, planTransfer } = queue.rules;
  if (initBatchSize < 2) return [];
  const active = queue.active().flatMap((name) => queue.get(name) ?? []);
  if (active.some(isBatchInit)) return [];
  const fits = ({ onServer, initsAlone, entry }: UploadTask): boolean =>
    onServer.kind === "nothing" && !initsAlone && planTransfer(entry.size).type === "L";
  return queue.dequeueBatch(initBatchSize - 1, fits).flatMap((name) => {
    const task = queue.get(name);
    if (task === undefined) return [];
    queue.change(name, { step: { kind: "batched" }, plan: { type: "L" } });
    return [{ name, key: task.entry.key, size: task.entry.size }];
  });
}

/** Whether one file of a batch may be the reason for a refusal. All of them are initialized, or none. */
export const mayConcernOneFile = (failure: Failure): boolean =>
  !isOutcomeUnknown(failure) && failure.kind !== "rate-limited" && failure.kind !== "csrf";

/**
 * A batch was initialized, or not. Each of its files returns to the head of the waiting list. After a lost answer it is
 * looked up in its turn, after a refusal it is initialized alone.
 */
export function batchAnswered(
  queue: QueueDraft,
  draft: RecordLinks,
  names: readonly string[],
  entries: BatchedEntries,
  failure: Failure | null,
): void {
  const first: string[] = [];
  for (const name of names) {
    const task = queue.get(name);
    if (task?.step.kind !== "batched") continue;
    const found = entries.get(name);
    // An answer that does not list the file says as little as a lost one.
    const isOurs = failure === null || isOutcomeUnknown(failure);
    const initsAlone = failure !== null && mayConcernOneFile(failure);
    const { size } = task.entry;
    if (found === "in-other-tab" || (found === undefined && !isOurs && !initsAlone)) {
      settle(queue, name, task, { kind: "nothing" });
    } else {
      settle(queue, name, task, found ?? { kind: "unconfirmed", draft, isOurs, size, plan: task.plan });
    }
    queue.change(name, { step: { kind: "waiting" }, initsAlone });
    if (task.isRemoving) enqueueRemoval(queue, name);
    else if (found === "in-other-tab") queue.fail(name, { kind: "elsewhere" });
    else if (task.pauseRequested) pauseTask(queue, name);
    else first.push(name);
  }
  if (first.length > 0) queue.enqueueFirst("waiting", first);
}

/** Notes what the server has of a file of the batch. */
function settle(queue: QueueDraft, name: string, task: UploadTask, found: RemoteEntry | OnServer): void {
  if (!("server" in found)) return queue.change(name, { onServer: found });
  const { links } = found.server;
  queue.change(name, {
    onServer: { kind: "entry", links, sentAll: false, isFresh: true },
    entry: { ...task.entry, links },
  });
  queue.count(name, { requests: 0 });
}
