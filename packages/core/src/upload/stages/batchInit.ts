import type { Failure } from "../../errors.ts";
import type { RecordLinks } from "../../record/record.ts";
import { enqueueRemoval } from "./remove.ts";
import { isOutcomeUnknown } from "../queue/retryPolicy.ts";
import { pauseTask } from "./send.ts";
import type { RemoteEntry, BatchedEntries, UploadTask, TaskRequest, OnServer } from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

type InitBatch = NonNullable<Extract<TaskRequest, { kind: "init" }>["batch"]>;

/** Whether a file is announced in one request with others. */
export const isBatchInit = ({ step }: UploadTask): boolean =>
  step.kind === "initializing" && (step.batch?.length ?? 0) > 0;

/**
 * The files that are announced along with the one whose turn has come: the next that wait, where they are many and go
 * whole. The answer to an init lists the whole bucket, so that thousands of them, each by itself, would be slow.
 */
export function takeBatch(queue: QueueDraft): InitBatch {
  const { initBatchSize, planTransfer } = queue.rules;
  if (initBatchSize < 2) return [];
  const active = queue.active().flatMap((name) => queue.get(name) ?? []);
  if (active.some(isBatchInit)) return [];
  const fits = ({ onServer, initsAlone, entry }: UploadTask): boolean =>
    onServer.kind === "nothing" && !initsAlone && planTransfer(entry.size).type === "L";
  return queue.dequeueBatch(initBatchSize - 1, fits).flatMap((name) => {
    const file = queue.get(name);
    if (file === undefined) return [];
    queue.change(name, { step: { kind: "batched" }, plan: { type: "L" } });
    return [{ name, key: file.entry.key, size: file.entry.size }];
  });
}

/** Whether a refusal may be due to one file of several: all or none of them are announced (wire 2.3). */
export const mayConcernOneFile = (failure: Failure): boolean =>
  !isOutcomeUnknown(failure) && failure.kind !== "rate-limited" && failure.kind !== "csrf";

/** Takes note of what an init made of a file that it announced along with another. */
function settle(queue: QueueDraft, name: string, file: UploadTask, told: RemoteEntry | OnServer): void {
  if (!("server" in told)) return queue.change(name, { onServer: told });
  const { links } = told.server;
  queue.change(name, {
    onServer: { kind: "entry", links, sentAll: false, isFresh: true },
    entry: { ...file.entry, links },
    tries: 0,
  });
}

/**
 * The answer to an init that announced several: each of the others goes back to the head of those that wait, and is sent
 * at its turn. Where the answer was lost, it is looked for then; where it was a refusal, it is announced by itself.
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
    const file = queue.get(name);
    if (file?.step.kind !== "batched") continue;
    const told = entries.get(name);
    // A 201 that does not list it is no answer: the same as one that was lost.
    const isOurs = failure === null || isOutcomeUnknown(failure);
    const initsAlone = failure !== null && mayConcernOneFile(failure);
    const perhaps = { kind: "unconfirmed", draft, isOurs, size: file.entry.size, plan: file.plan } as const;
    const nothing = { kind: "nothing" } as const;
    if (told === "elsewhere") settle(queue, name, file, nothing);
    else settle(queue, name, file, told ?? (isOurs || initsAlone ? perhaps : nothing));
    queue.change(name, { step: { kind: "waiting" }, initsAlone });
    if (file.isRemoving) enqueueRemoval(queue, name);
    else if (told === "elsewhere") queue.fail(name, { kind: "elsewhere" });
    else if (file.pauseRequested) pauseTask(queue, name);
    else first.push(name);
  }
  if (first.length > 0) queue.enqueueFirst("waiting", first);
}
