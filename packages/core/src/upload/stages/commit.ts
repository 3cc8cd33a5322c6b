import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import { requestFailure, retry } from "../queue/retry.ts";
import { isOutcomeUnknown } from "../queue/retryPolicy.ts";
import type { Answer, EntryLinks, NextAttempt, StepOf, UploadTask } from "../queue/state.ts";
import { deleteAndRestart, init } from "./init.ts";
import { deleted, removalChecked, removalFailed } from "./remove.ts";
import { restart } from "./send.ts";
import { completed, finish, pollCompletion } from "./verify.ts";

/** The commit was answered. */
export function commitAnswered(queue: QueueDraft, name: string, task: UploadTask, answer: Answer<ServerFile>): void {
  if (answer.ok && answer.value.status === "completed") return completed(queue, name, task, answer.value);
  const { entry, onServer } = task;
  const failure: Failure = answer.ok
    ? {
        kind: "unexpected-answer",
        request: { method: "POST", url: entry.links.commit ?? "" },
        status: 200,
        message: answer.value.status,
      }
    : answer.failure;
  if (onServer.kind !== "entry") return queue.fail(name, requestFailure(failure));
  const { links } = onServer;
  // A commit has been answered with 404 although the file was there (docs/platform/uploads.md 5.4).
  if (isOutcomeUnknown(failure) || isGone(failure))
    return queue.request(name, { kind: "reading-back", after: "commit", failure }, { kind: "read", links });
  retry(queue, name, requestFailure(failure), commitAgain(links));
}

const commitAgain = (links: EntryLinks): NextAttempt => ({
  kind: "request",
  step: { kind: "committing" },
  request: { kind: "commit", links },
});

/** The entry was read, to poll it or to learn the outcome of a request. */
export function readAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  step: StepOf<"reading-back"> | StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (step.kind === "polling") return pollAnswered(queue, name, task, step, answer);
  const { onServer } = task;
  const exists = answer.ok || !isGone(answer.failure);
  const links = onServer.kind === "entry" ? onServer.links : {};
  const readAgain: NextAttempt = { kind: "request", step, request: { kind: "read", links } };
  switch (step.after) {
    case "commit":
      if (answer.ok && answer.value.status === "completed") return completed(queue, name, task, answer.value);
      if (answer.ok) return commitFailed(queue, name, answer.value.links, step.failure);
      if (!exists) return restart(queue, name, requestFailure(step.failure));
      return retry(queue, name, requestFailure(answer.failure), readAgain, () =>
        queue.fail(name, requestFailure(step.failure)),
      );
    case "delete": {
      if (!exists) return deleted(queue, name, step.draft);
      const giveUp = (): void => removalFailed(queue, name, step.failure);
      if (!answer.ok) return retry(queue, name, requestFailure(answer.failure), readAgain, giveUp);
      return retry(queue, name, requestFailure(step.failure), { kind: "deletion", draft: step.draft }, giveUp);
    }
    case "removal":
      if (answer.ok) return removalChecked(queue, name, task, answer.value);
      if (!exists) return deleted(queue, name, null);
      return retry(queue, name, requestFailure(answer.failure), readAgain, () =>
        removalFailed(queue, name, answer.failure),
      );
    case "retry":
      if (!exists) return init(queue, name, task, step.draft);
      if (!answer.ok) return retry(queue, name, requestFailure(answer.failure), readAgain);
      return readBeforeRetry(queue, name, task, step.draft, answer.value);
    default:
      return step satisfies never;
  }
}

/** A file whose bytes were all sent is tried again: finishes it, commits it, or sends it from its start. */
function readBeforeRetry(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  draft: StepOf<"restoring">["draft"],
  server: ServerFile,
): void {
  const { links, status, size } = server;
  if (status === "completed" && size === task.entry.size) return completed(queue, name, task, server);
  if (status === "pending") return queue.request(name, { kind: "committing" }, { kind: "commit", links });
  queue.change(name, { onServer: { kind: "entry", links, sentAll: false } });
  deleteAndRestart(queue, name, draft);
}

/** The commit failed, and the entry is still open: commits again. A lasting error leads to sending the file from its start. */
function commitFailed(queue: QueueDraft, name: string, links: EntryLinks, failure: Failure): void {
  const reason = commitFailure(failure);
  const isLasting = failure.kind === "server" || isGone(failure);
  retry(queue, name, reason, commitAgain(links), () =>
    isLasting && queue.rules.retry.maxRetries > 0 ? restart(queue, name, reason) : abandonCommit(queue, name, reason),
  );
}

/** Returns why the commit of an existing entry failed. A 404 then says nothing about the draft, and may be transient. */
function commitFailure(failure: Failure): UploadFailure {
  if (!isGone(failure)) return requestFailure(failure);
  const status = failure.kind === "gone" ? "410" : "404";
  return { kind: "transfer-refused", message: failure.message === "" ? status : failure.message };
}

/** Fails the file. What the server has cannot be trusted, so that a retry sends the file again. */
function abandonCommit(queue: QueueDraft, name: string, failure: UploadFailure): void {
  const task = queue.get(name);
  if (task?.onServer.kind === "entry")
    queue.change(name, { onServer: { ...task.onServer, sentAll: false }, parts: null });
  queue.saveForResume(name, null);
  queue.fail(name, failure);
}

/** The entry was read while the server computes its checksum or fetches the file. */
function pollAnswered(
  queue: QueueDraft,
  name: string,
  task: UploadTask,
  { times, server }: StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (!answer.ok) {
    if (isGone(answer.failure)) return queue.fail(name, requestFailure(answer.failure));
    return pollCompletion(queue, name, times + 1, server);
  }
  const { status, transfer } = answer.value;
  if (status === "completed")
    return server === null
      ? finish(queue, name, task, answer.value, undefined)
      : completed(queue, name, task, answer.value, times + 1);
  if (status === "failed") return queue.fail(name, { kind: "fetch-failed", message: transfer?.error ?? "" });
  pollCompletion(queue, name, times + 1, server);
}
