import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { startParts } from "../queue/parts.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import type { RemoteEntry } from "../queue/remoteEntry.ts";
import { requestFailure, retry } from "../queue/retry.ts";
import { isOutcomeUnknown } from "../queue/retryPolicy.ts";
import type {
  Answer,
  BatchedEntries,
  InOtherTab,
  NextAttempt,
  RestoredEntry,
  StepOf,
  UploadTask,
} from "../queue/state.ts";
import { adoptServerFile } from "../queue/tasks.ts";
import { batchAnswered, mayConcernOneFile, takeBatch } from "./batchInit.ts";
import { enqueueRemoval, removalFailed } from "./remove.ts";
import { sendWhole } from "./send.ts";
import { sendParts } from "./sendParts.ts";
import { verifyEarlierUpload } from "./verify.ts";

/** The draft's links arrived, or it could not be saved (a failure, or `null`), or another tab has the file. */
export function draftAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  answer: Answer<RecordLinks | InOtherTab | null>,
): void {
  const draft = answer.ok ? answer.value : null;
  if (draft === null) {
    const giveUp = (): void => failAllWaiting(queue, { kind: "draft-not-saved" });
    if (answer.ok || answer.failure.kind !== "rate-limited") return giveUp();
    // After the pause the draft may be saved.
    return retry(queue, name, requestFailure(answer.failure), { kind: "restart" }, giveUp);
  }
  if (draft === "in-other-tab") return queue.fail(name, { kind: "elsewhere" });
  const { onServer, entry, parts } = task;
  switch (onServer.kind) {
    case "nothing":
      return init(queue, name, task, draft);
    case "unconfirmed":
      return task.initsAlone ? init(queue, name, task, draft) : find(queue, name, task, draft, null);
    case "entry": {
      const { links } = onServer;
      if (onServer.isFresh === true) return sendWhole(queue, name);
      // All bytes were sent, only the answer was lost: the file may be complete.
      if (onServer.sentAll)
        return queue.request(name, { kind: "reading-back", after: "retry", draft }, { kind: "read", links });
      if (onServer.fromEarlierPage === true)
        return queue.request(name, { kind: "restoring", draft }, { kind: "restore", draft, key: entry.key, links });
      return parts === null ? deleteAndRestart(queue, name, draft) : sendParts(queue, name, parts);
    }
    default:
      return onServer satisfies never;
  }
}

/** Initializes a file, in the way that its size and the repository ask for. */
export function init(queue: QueueDraft, name: string, task: UploadTask, draft: RecordLinks): void {
  const { key, size } = task.entry;
  const plan = queue.rules.planTransfer(size);
  if (plan.type === "unsupported") return queue.fail(name, { kind: "unsupported-transfer", enabled: plan.enabled });
  if (plan.type === "too-large") return queue.fail(name, { kind: "too-large" });
  const batch = plan.type === "L" && !task.initsAlone ? takeBatch(queue) : [];
  // Although a batch was refused, its request may have been repeated on its way, and the entry exist.
  const onServer = task.initsAlone ? task.onServer : ({ kind: "nothing" } as const);
  queue.change(name, { plan, parts: null, onServer, initsAlone: false });
  const step = { kind: "initializing", draft, batch: batch.map((one) => one.name) } as const;
  queue.request(name, step, { kind: "init", draft, key, size, plan, batch });
  // The first part can be sent as soon as the server answers, if its MD5 is known by then.
  if (plan.type === "M") queue.startChecksumAhead(name, plan.partSize);
}

/** The init was answered. */
export function initAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { draft, batch = [] }: StepOf<"initializing">,
  answer: Answer<RemoteEntry>,
  batchedEntries: BatchedEntries = new Map(),
): void {
  batchAnswered(queue, draft, batch, batchedEntries, answer.ok ? null : answer.failure);
  if (answer.ok) {
    if (!task.isRemoving) return sendBytes(queue, name, task, answer.value);
    queue.put(name, { ...task, onServer: { kind: "entry", links: answer.value.server.links, sentAll: false } });
    return enqueueRemoval(queue, name);
  }
  const { failure } = answer;
  const { plan, entry } = task;
  const { key, size } = entry;
  const isUnknown = isOutcomeUnknown(failure);
  // A refusal may mean that an entry of this name exists. A retry looks for it.
  const mayExist = isUnknown || ["refused", "state-conflict", "invalid"].includes(failure.kind);
  const onServer = mayExist ? ({ kind: "unconfirmed", draft, isOurs: isUnknown, size, plan } as const) : task.onServer;
  queue.put(name, { ...task, onServer });
  if (task.isRemoving) return enqueueRemoval(queue, name);
  if (isUnknown) return find(queue, name, task, draft, failure);
  if (batch.length > 0 && mayConcernOneFile(failure) && !concernsDraft(failure))
    return init(queue, name, { ...(queue.get(name) ?? task), initsAlone: true }, draft);
  const giveUp = (): void => {
    queue.fail(name, requestFailure(failure));
    if (concernsDraft(failure)) failAllWaiting(queue, requestFailure(failure));
  };
  if (plan === null) return giveUp();
  const again: NextAttempt = {
    kind: "request",
    step: { kind: "initializing", draft },
    request: { kind: "init", draft, key, size, plan },
  };
  retry(queue, name, requestFailure(failure), again, giveUp);
}

/** Whether the draft itself takes no files, so that every waiting file would fail for the same reason. */
const concernsDraft = (failure: Failure): boolean =>
  failure.kind === "permission-denied" || failure.kind === "signed-out" || isGone(failure);

/** Fails every file that waits for the draft. */
function failAllWaiting(queue: QueueDraft, failure: UploadFailure): void {
  for (const name of queue.names()) {
    const kind = queue.get(name)?.step.kind;
    if (kind === "waiting" || kind === "awaiting-draft") queue.fail(name, failure);
  }
}

/** Sends the bytes of a file that the server has just initialized. */
function sendBytes(queue: QueueDraft, name: string, task: UploadTask, { server, partLinks }: RemoteEntry): void {
  const { plan, entry } = task;
  if (task.file === null) return queue.fail(name, { kind: "unreadable" });
  const { links } = server;
  queue.change(name, { entry: { ...entry, links }, onServer: { kind: "entry", links, sentAll: false } });
  queue.count(name, { requests: 0 });
  if (plan?.type !== "M") return sendWhole(queue, name);
  const missing = partLinks.findIndex(({ part }, index) => part !== index + 1);
  if (missing !== -1 || partLinks.length !== plan.parts)
    return queue.fail(name, { kind: "invalid-part", part: missing === -1 ? partLinks.length : missing + 1 });
  const md5s = takeAheadChecksums(queue, name, plan.partSize);
  queue.saveForResume(name, { size: entry.size, partSize: plan.partSize, parts: [], unwanted: false });
  sendParts(queue, name, { ...startParts(plan.partSize, plan.parts, partLinks), md5s });
}

/** Returns the MD5s of parts that were read during the init. Where they are missing, the file is read again. */
function takeAheadChecksums(queue: QueueDraft, name: string, partSize: number): readonly string[] {
  const { checksum } = queue.get(name) ?? {};
  if (checksum?.kind === "computing" && checksum.ahead?.partSize === partSize) {
    queue.change(name, { checksum: { kind: "computing", token: checksum.token } });
    return checksum.ahead.md5s;
  }
  queue.stopChecksum(name);
  if (checksum?.kind === "known") queue.change(name, { checksum: { kind: "not-started" } });
  return [];
}

/** Looks for the entry that an init without a clear answer may have left. */
function find(queue: QueueDraft, name: string, task: UploadTask, draft: RecordLinks, lost: Failure | null): void {
  queue.request(name, { kind: "looking-up", draft, lost }, { kind: "find", draft, key: task.entry.key });
}

/** The list was read, to look for what an init left. */
export function listAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { draft, lost }: StepOf<"looking-up">,
  answer: Answer<RemoteEntry | null>,
): void {
  const { entry, plan } = task;
  const { key, size } = entry;
  if (!answer.ok) {
    const { failure } = answer;
    const giveUp = (): void =>
      task.isRemoving ? removalFailed(queue, name, failure) : queue.fail(name, requestFailure(lost ?? failure));
    const again: NextAttempt = {
      kind: "request",
      step: { kind: "looking-up", draft, lost },
      request: { kind: "find", draft, key },
    };
    return retry(queue, name, requestFailure(failure), again, giveUp);
  }
  const found = answer.value;
  if (found === null || found.server.status === "completed") {
    queue.put(name, { ...task, onServer: { kind: "nothing" } });
    // No byte of this file was sent, so that a complete file of its name belongs to someone else and is not deleted.
    if (task.isRemoving) {
      enqueueRemoval(queue, name);
      return found === null ? undefined : showForeignFile(queue, found.server);
    }
    if (found !== null) {
      // Its removal looks for that file once more, and shows it.
      queue.change(name, { onServer: { kind: "unconfirmed", draft, isOurs: false, size, plan } });
      return queue.fail(name, {
        kind: "transfer-refused",
        message: `File with key ${found.server.key} already exists.`,
      });
    }
    if (lost === null || plan === null) return init(queue, name, task, draft);
    const again: NextAttempt = {
      kind: "request",
      step: { kind: "initializing", draft },
      request: { kind: "init", draft, key, size, plan },
    };
    return retry(queue, name, requestFailure(lost), again);
  }
  const { links } = found.server;
  // An init that was refused because the name exists may have succeeded before, if its request was repeated on its way.
  const isForeign = task.onServer.kind === "unconfirmed" && !task.onServer.isOurs && !fitsInit(task, found);
  if (task.isRemoving && isForeign) {
    queue.change(name, { onServer: { kind: "nothing" } });
    return enqueueRemoval(queue, name);
  }
  const there: UploadTask = { ...task, onServer: { kind: "entry", links, sentAll: false } };
  queue.put(name, there);
  if (task.isRemoving) return enqueueRemoval(queue, name);
  if (lost !== null && fitsInit(task, found)) return sendBytes(queue, name, there, found);
  deleteAndRestart(queue, name, draft);
}

/** Whether an entry has the size and the parts that were initialized. */
function fitsInit({ onServer }: UploadTask, { server, partLinks }: RemoteEntry): boolean {
  if (onServer.kind !== "unconfirmed") return false;
  const { size, plan } = onServer;
  if (server.size !== undefined && server.size !== null && server.size !== size) return false;
  return plan?.type === "M" ? partLinks.length === plan.parts : partLinks.length === 0;
}

/** Shows someone else's file of the same name. It is part of the draft and would be published unseen. */
function showForeignFile(queue: QueueDraft, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  adoptServerFile(queue, entry);
  queue.effect({ kind: "emit", event: { kind: "files-added", entries: [entry] } });
}

/** Deletes what the server has of a file, to initialize it again. The file keeps its slot. */
export function deleteAndRestart(queue: QueueDraft, name: string, draft: RecordLinks): void {
  const task = queue.get(name);
  if (task === undefined) return;
  if (task.onServer.kind !== "entry") return init(queue, name, task, draft);
  queue.saveForResume(name, null);
  queue.change(name, { parts: null, step: { kind: "pending-delete", draft }, token: 0 });
  queue.enqueueFirst("removals", [name]);
}

/** An entry from an earlier page was read: parts that the journal confirms are compared, and only the others are sent. */
export function restored(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { draft }: StepOf<"restoring">,
  answer: Answer<RestoredEntry>,
): void {
  const { entry, onServer } = task;
  if (!answer.ok) {
    const failure = requestFailure(answer.failure);
    if (isGone(answer.failure)) return init(queue, name, task, draft);
    if (onServer.kind !== "entry") return queue.fail(name, failure);
    const again: NextAttempt = {
      kind: "request",
      step: { kind: "restoring", draft },
      request: { kind: "restore", draft, key: entry.key, links: onServer.links },
    };
    return retry(queue, name, failure, again);
  }
  const { remote, confirmed, partSize } = answer.value;
  const { server, partLinks } = remote;
  const { links } = server;
  if (verifyEarlierUpload(queue, name, server)) return;
  const count = partLinks.length;
  const isSame = server.size === entry.size && count === Math.ceil(entry.size / partSize);
  queue.change(name, { onServer: { kind: "entry", links, sentAll: false } });
  if (server.status !== "pending" || confirmed === null || !isSame) return deleteAndRestart(queue, name, draft);
  queue.change(name, { plan: { type: "M", parts: count, partSize }, entry: { ...entry, links } });
  sendParts(queue, name, { ...startParts(partSize, count, partLinks), confirmed });
}
