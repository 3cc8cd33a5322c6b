import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import { completed, pollCompletion } from "./pollCompletion.ts";
import { deleted, removalFailed, removalChecked } from "./remove.ts";
import { isOutcomeUnknown, requestFailure, retry } from "../queue/retryPolicy.ts";
import { restart } from "./send.ts";
import type { Answer, UploadTask, Step } from "../queue/state.ts";
import { init, deleteAndRestart } from "./init.ts";
import { finish } from "./verifyChecksum.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export function commitAnswered(queue: QueueDraft, name: string, file: UploadTask, answer: Answer<ServerFile>): void {
  if (answer.ok && answer.value.status === "completed") return completed(queue, name, file, answer.value);
  const failure: Failure = answer.ok
    ? {
        kind: "unexpected-answer",
        request: { method: "POST", url: file.entry.links.commit ?? "" },
        status: 200,
        message: answer.value.status,
      }
    : answer.failure;
  const { onServer } = file;
  if (onServer.kind !== "entry") return queue.fail(name, requestFailure(failure));
  const { links } = onServer;
  // A 404 has been seen of a file that was there: the entry itself is asked (uploads, 4).
  if (isOutcomeUnknown(failure) || isGone(failure))
    return queue.request(name, { kind: "reading-back", after: "commit", failure }, { kind: "read", links });
  const again = { kind: "request", step: { kind: "committing" }, request: { kind: "commit", links } } as const;
  retry(queue, name, requestFailure(failure), again);
}

/** The server's word on a file whose checksum it computes, or which it fetches. */
function pollAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  { times, server }: StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (!answer.ok) {
    if (isGone(answer.failure)) return queue.fail(name, requestFailure(answer.failure));
    return pollCompletion(queue, name, times + 1, server);
  }
  if (answer.value.status === "completed")
    return server === null
      ? finish(queue, name, file, answer.value, undefined)
      : completed(queue, name, file, answer.value, times + 1);
  if (answer.value.status === "failed")
    return queue.fail(name, { kind: "fetch-failed", message: answer.value.transfer?.error ?? "" });
  pollCompletion(queue, name, times + 1, server);
}

/**
 * Why a commit failed of an entry that is there. A 404 then says nothing about the draft, and may pass as other faults do.
 */
function commitFailure(failure: Failure): UploadFailure {
  if (!isGone(failure)) return requestFailure(failure);
  const status = failure.kind === "gone" ? "410" : "404";
  return { kind: "transfer-refused", message: failure.message === "" ? status : failure.message };
}

/** A commit that failed is done again while the server says that the entry is still open; in the end all is sent anew. */
function commitAgain(queue: QueueDraft, name: string, links: ServerFile["links"], failure: Failure): void {
  const reason = commitFailure(failure);
  const again = { kind: "request", step: { kind: "committing" }, request: { kind: "commit", links } } as const;
  const isLasting = failure.kind === "server" || isGone(failure);
  retry(queue, name, reason, again, () =>
    isLasting && queue.rules.retryDelays.length > 0 ? restart(queue, name, reason) : giveUp(queue, name, reason),
  );
}

/** What is there is not to be trusted: the next try sends it anew. */
function giveUp(queue: QueueDraft, name: string, failure: UploadFailure): void {
  const file = queue.get(name);
  if (file?.onServer.kind === "entry")
    queue.change(name, { onServer: { ...file.onServer, sentAll: false }, parts: null });
  queue.saveForResume(name, null);
  queue.fail(name, failure);
}

export function readAnswered(
  queue: QueueDraft,
  name: string,
  file: UploadTask,
  step: StepOf<"reading-back"> | StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (step.kind === "polling") return pollAnswered(queue, name, file, step, answer);
  const { onServer } = file;
  const isThere = answer.ok || !isGone(answer.failure);
  const links = onServer.kind === "entry" ? onServer.links : {};
  const readAgain = { kind: "request", step, request: { kind: "read", links } } as const;
  switch (step.after) {
    case "delete": {
      if (!isThere) return deleted(queue, name, step.draft);
      const giveUpDeleting = (): void => removalFailed(queue, name, step.failure);
      if (!answer.ok) return retry(queue, name, requestFailure(answer.failure), readAgain, giveUpDeleting);
      const again = { kind: "deletion", draft: step.draft } as const;
      return retry(queue, name, requestFailure(step.failure), again, giveUpDeleting);
    }
    case "removal":
      if (answer.ok) return removalChecked(queue, name, file, answer.value);
      if (!isThere) return deleted(queue, name, null);
      return retry(queue, name, requestFailure(answer.failure), readAgain, () =>
        removalFailed(queue, name, answer.failure),
      );
    case "commit":
      if (answer.ok && answer.value.status === "completed") return completed(queue, name, file, answer.value);
      if (answer.ok) return commitAgain(queue, name, answer.value.links, step.failure);
      if (!isThere) return restart(queue, name, requestFailure(step.failure));
      return retry(queue, name, requestFailure(answer.failure), readAgain, () =>
        queue.fail(name, requestFailure(step.failure)),
      );
    case "retry":
      if (!isThere) return init(queue, name, file, step.draft);
      if (!answer.ok) return retry(queue, name, requestFailure(answer.failure), readAgain);
      if (answer.value.status === "completed" && answer.value.size === file.entry.size)
        return completed(queue, name, file, answer.value);
      if (answer.value.status === "pending")
        return queue.request(name, { kind: "committing" }, { kind: "commit", links: answer.value.links });
      queue.change(name, { onServer: { kind: "entry", links: answer.value.links, sentAll: false } });
      return deleteAndRestart(queue, name, step.draft);
    default:
      return step satisfies never;
  }
}
