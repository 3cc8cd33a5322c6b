import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { isCompletedBefore } from "./pollCompletion.ts";
import { adoptServerFile } from "../queue/tasks.ts";
import { startParts } from "./parts.ts";
import { removalFailed, enqueueRemoval } from "./remove.ts";
import { isOutcomeUnknown, requestFailure, retry } from "../queue/retryPolicy.ts";
import { beginParts, beginWhole } from "./send.ts";
import { batchAnswered, mayConcernOneFile, takeBatch } from "./batchInit.ts";
import type {
  RemoteEntry,
  BatchedEntries,
  Answer,
  UploadTask,
  TaskRequest,
  NextAttempt,
  RestoredEntry,
  Step,
} from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** Whether the draft itself cannot take files: every file that waits would fail for the same reason. */
const concernsDraft = (failure: Failure): boolean =>
  failure.kind === "permission-denied" || failure.kind === "signed-out" || isGone(failure);

const doing = (step: Step, request: TaskRequest): NextAttempt => ({ kind: "request", step, request });

/** Announces a file, in the way that its size and the repository ask for; refuses what the server would only trip over. */
export function init(queue: QueueDraft, name: string, file: UploadTask, draft: RecordLinks): void {
  const { key, size } = file.entry;
  const plan = queue.rules.planTransfer(size);
  if (plan.type === "unsupported") return queue.fail(name, { kind: "unsupported-transfer", enabled: plan.enabled });
  if (plan.type === "too-large") return queue.fail(name, { kind: "too-large" });
  const batch = plan.type === "L" && !file.initsAlone ? takeBatch(queue) : [];
  // After a refusal of several, one of them may be there all the same, repeated on its way.
  const onServer = file.initsAlone ? file.onServer : ({ kind: "nothing" } as const);
  queue.change(name, { plan, parts: null, onServer, initsAlone: false });
  const step = { kind: "initializing", draft, batch: batch.map((one) => one.name) } as const;
  queue.request(name, step, { kind: "init", draft, key, size, plan, batch });
  // The first part need not wait for its digest as well once the server has answered.
  if (plan.type === "M") queue.computeChecksumAhead(name, plan.partSize);
}

/** Deletes what the server has of a file, to announce it anew. */
export function deleteAndRestart(queue: QueueDraft, name: string, draft: RecordLinks): void {
  const file = queue.get(name);
  if (file === undefined) return;
  if (file.onServer.kind !== "entry") return init(queue, name, file, draft);
  queue.saveForResume(name, null);
  queue.change(name, { parts: null });
  queue.change(name, { step: { kind: "pending-delete", draft }, token: 0 });
  // It holds a lane meanwhile.
  queue.enqueueFirst("removals", [name]);
}

/** Looks in the list for what an init whose answer was lost, or was a refusal, has left. */
function find(queue: QueueDraft, name: string, file: UploadTask, draft: RecordLinks, lost: Failure | null): void {
  queue.request(name, { kind: "looking-up", draft, lost }, { kind: "find", draft, key: file.entry.key });
}

/** Fails every file that waits for the draft, whether its turn has come or not. */
function failAllWaiting(queue: QueueDraft, failure: UploadFailure): void {
  for (const name of queue.names()) {
    const kind = queue.get(name)?.step.kind;
    if (kind === "waiting" || kind === "awaiting-draft") queue.fail(name, failure);
  }
}

/** The draft is there (its links), could not be saved (a failure, or `null`), or another page sends this file to it. */
export function draftAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  answer: Answer<RecordLinks | "elsewhere" | null>,
): void {
  const draft = answer.ok ? answer.value : null;
  if (draft === null) {
    const giveUp = (): void => failAllWaiting(queue, { kind: "draft-not-saved" });
    if (answer.ok || answer.failure.kind !== "rate-limited") return giveUp();
    // The draft may be saved after the pause, or is by then.
    return retry(queue, name, requestFailure(answer.failure), { kind: "restart" }, giveUp);
  }
  if (draft === "elsewhere") return queue.fail(name, { kind: "elsewhere" });
  const { onServer } = file;
  switch (onServer.kind) {
    case "nothing":
      return init(queue, name, file, draft);
    case "unconfirmed":
      return file.initsAlone ? init(queue, name, file, draft) : find(queue, name, file, draft, null);
    case "entry": {
      const { links } = onServer;
      if (onServer.isFresh === true) return beginWhole(queue, name);
      // All bytes were there already, only the word on them was lost: perhaps the file is complete.
      if (onServer.sentAll)
        return queue.request(name, { kind: "reading-back", after: "retry", draft }, { kind: "read", links });
      if (onServer.fromEarlierPage === true)
        return queue.request(
          name,
          { kind: "restoring", draft },
          { kind: "restore", draft, key: file.entry.key, links },
        );
      return file.parts === null ? deleteAndRestart(queue, name, draft) : beginParts(queue, name, file.parts);
    }
    default:
      return onServer satisfies never;
  }
}

/** What was there before this page: parts that the journal vouches for are compared, and only the others are sent. */
export function restored(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { draft }: StepOf<"restoring">,
  answer: Answer<RestoredEntry>,
): void {
  if (!answer.ok) {
    const { failure } = answer;
    if (isGone(failure)) return init(queue, name, file, draft);
    if (file.onServer.kind !== "entry") return queue.fail(name, requestFailure(failure));
    const { key } = file.entry;
    return retry(
      queue,
      name,
      requestFailure(failure),
      doing({ kind: "restoring", draft }, { kind: "restore", draft, key, links: file.onServer.links }),
    );
  }
  const { announced, confirmed, partSize } = answer.value;
  const { server, partLinks } = announced;
  if (isCompletedBefore(queue, name, server)) return;
  const count = partLinks.length;
  const isSame = server.size === file.entry.size && count === Math.ceil(file.entry.size / partSize);
  if (server.status !== "pending" || confirmed === null || !isSame) {
    queue.change(name, { onServer: { kind: "entry", links: server.links, sentAll: false } });
    return deleteAndRestart(queue, name, draft);
  }
  const parts = { ...startParts(partSize, count, partLinks), confirmed };
  queue.change(name, {
    plan: { type: "M", parts: count, partSize },
    onServer: { kind: "entry", links: server.links, sentAll: false },
    entry: { ...file.entry, links: server.links },
  });
  beginParts(queue, name, parts);
}

/** The MD5s of parts that were read ahead; a digest of which those of the parts are not known is computed once more. */
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

/** Sends the bytes of a file that the server has just been told of. */
function send(queue: QueueDraft, name: string, file: UploadTask, { server, partLinks }: RemoteEntry): void {
  const { plan } = file;
  if (file.file === null) return queue.fail(name, { kind: "unreadable" });
  const { links } = server;
  queue.change(name, {
    entry: { ...file.entry, links },
    onServer: { kind: "entry", links, sentAll: false },
    tries: 0,
  });
  if (plan?.type !== "M") return beginWhole(queue, name);
  const missing = partLinks.findIndex(({ part }, index) => part !== index + 1);
  if (missing !== -1 || partLinks.length !== plan.parts)
    return queue.fail(name, { kind: "invalid-part", part: missing === -1 ? partLinks.length : missing + 1 });
  const parts = {
    ...startParts(plan.partSize, plan.parts, partLinks),
    md5s: takeAheadChecksums(queue, name, plan.partSize),
  };
  queue.saveForResume(name, { size: file.entry.size, partSize: plan.partSize, parts: [], unwanted: false });
  beginParts(queue, name, parts);
}

export function initAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { draft, batch = [] }: StepOf<"initializing">,
  answer: Answer<RemoteEntry>,
  told: BatchedEntries = new Map(),
): void {
  batchAnswered(queue, draft, batch, told, answer.ok ? null : answer.failure);
  if (answer.ok) {
    if (!file.isRemoving) return send(queue, name, file, answer.value);
    queue.put(name, { ...file, onServer: { kind: "entry", links: answer.value.server.links, sentAll: false } });
    return enqueueRemoval(queue, name);
  }
  const { failure } = answer;
  const ours = isOutcomeUnknown(failure);
  // A refusal may mean that an entry of this name is there: a retry looks for it.
  const there = ours || ["refused", "state-conflict", "invalid"].includes(failure.kind);
  queue.put(name, {
    ...file,
    onServer: there
      ? { kind: "unconfirmed", draft, isOurs: ours, size: file.entry.size, plan: file.plan }
      : file.onServer,
  });
  if (file.isRemoving) return enqueueRemoval(queue, name);
  if (ours) return find(queue, name, file, draft, failure);
  if (batch.length > 0 && mayConcernOneFile(failure) && !concernsDraft(failure))
    return init(queue, name, { ...(queue.get(name) ?? file), initsAlone: true }, draft);
  const { plan } = file;
  const { key, size } = file.entry;
  const giveUp = (): void => {
    queue.fail(name, requestFailure(failure));
    if (concernsDraft(failure)) failAllWaiting(queue, requestFailure(failure));
  };
  if (plan === null) return giveUp();
  retry(
    queue,
    name,
    requestFailure(failure),
    doing({ kind: "initializing", draft }, { kind: "init", draft, key, size, plan }),
    giveUp,
  );
}

/** Whether an entry that was found can be the one that was announced: of that size, and cut in that way. */
function isOursByShape({ onServer }: UploadTask, { server, partLinks }: RemoteEntry): boolean {
  if (onServer.kind !== "unconfirmed") return false;
  const { size, plan } = onServer;
  if (server.size !== undefined && server.size !== null && server.size !== size) return false;
  return plan?.type === "M" ? partLinks.length === plan.parts : partLinks.length === 0;
}

/** Shows the file of somebody else whose name a chosen one had: it is part of the draft, and would be published unseen. */
function showForeignFile(queue: QueueDraft, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  adoptServerFile(queue, entry);
  queue.effect({ kind: "emit", event: { kind: "files-added", entries: [entry] } });
}

export function listAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { draft, lost }: StepOf<"looking-up">,
  answer: Answer<RemoteEntry | null>,
): void {
  const { key } = file.entry;
  if (!answer.ok) {
    const failure = requestFailure(lost ?? answer.failure);
    const giveUp = (): void =>
      file.isRemoving ? removalFailed(queue, name, answer.failure) : queue.fail(name, failure);
    // Its own reason decides whether looking again may help.
    const again = doing({ kind: "looking-up", draft, lost }, { kind: "find", draft, key });
    return retry(queue, name, requestFailure(answer.failure), again, giveUp);
  }
  const found = answer.value;
  if (found === null || found.server.status === "completed") {
    queue.put(name, { ...file, onServer: { kind: "nothing" } });
    // No byte of ours was sent, so a complete file of that name is somebody else's: it is not ours to delete.
    if (file.isRemoving) {
      enqueueRemoval(queue, name);
      return found === null ? undefined : showForeignFile(queue, found.server);
    }
    if (found !== null) {
      // Its removal looks for it once more, and shows it.
      queue.change(name, {
        onServer: { kind: "unconfirmed", draft, isOurs: false, size: file.entry.size, plan: file.plan },
      });
      const message = `File with key ${found.server.key} already exists.`;
      return queue.fail(name, { kind: "transfer-refused", message });
    }
    if (lost === null || file.plan === null) return init(queue, name, file, draft);
    const { size } = file.entry;
    const again = doing({ kind: "initializing", draft }, { kind: "init", draft, key, size, plan: file.plan });
    return retry(queue, name, requestFailure(lost), again);
  }
  // An init that was refused because the name is taken may have been ours all the same, repeated on its way; a pending
  // entry of another size or cut was not.
  const isForeign = file.onServer.kind === "unconfirmed" && !file.onServer.isOurs && !isOursByShape(file, found);
  if (file.isRemoving && isForeign) {
    queue.change(name, { onServer: { kind: "nothing" } });
    return enqueueRemoval(queue, name);
  }
  const there: UploadTask = { ...file, onServer: { kind: "entry", links: found.server.links, sentAll: false } };
  queue.put(name, there);
  if (file.isRemoving) return enqueueRemoval(queue, name);
  if (lost !== null && isOursByShape(file, found)) return send(queue, name, there, found);
  deleteAndRestart(queue, name, draft);
}
