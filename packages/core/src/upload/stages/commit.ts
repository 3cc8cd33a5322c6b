import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import { completed, poll } from "./pollCompletion.ts";
import { deleted, keepAfterAll, removalChecked } from "./remove.ts";
import { isAmbiguous, ofRequest, tryAgain } from "../queue/retryPolicy.ts";
import { restart } from "./send.ts";
import type { Answer, LaneFile, Step } from "../queue/state.ts";
import { announce, deleteAnew } from "./init.ts";
import { finish } from "./verifyChecksum.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export function commitAnswered(work: LaneWork, name: string, file: LaneFile, answer: Answer<ServerFile>): void {
  if (answer.ok && answer.value.status === "completed") return completed(work, name, file, answer.value);
  const failure: Failure = answer.ok
    ? {
        kind: "unexpected-answer",
        request: { method: "POST", url: file.entry.links.commit ?? "" },
        status: 200,
        message: answer.value.status,
      }
    : answer.failure;
  const { onServer } = file;
  if (onServer.kind !== "entry") return work.fail(name, ofRequest(failure));
  const { links } = onServer;
  // A 404 has been seen of a file that was there: the entry itself is asked (uploads, 4).
  if (isAmbiguous(failure) || isGone(failure))
    return work.request(name, { kind: "checking", after: "commit", failure }, { kind: "read", links });
  const again = { kind: "request", step: { kind: "committing" }, request: { kind: "commit", links } } as const;
  tryAgain(work, name, ofRequest(failure), again);
}

/** The server's word on a file whose checksum it computes, or which it fetches. */
function pollAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { times, server }: StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (!answer.ok) {
    if (isGone(answer.failure)) return work.fail(name, ofRequest(answer.failure));
    return poll(work, name, times + 1, server);
  }
  if (answer.value.status === "completed")
    return server === null
      ? finish(work, name, file, answer.value, undefined)
      : completed(work, name, file, answer.value, times + 1);
  if (answer.value.status === "failed")
    return work.fail(name, { kind: "fetch-failed", message: answer.value.transfer?.error ?? "" });
  poll(work, name, times + 1, server);
}

/**
 * Why a commit failed of an entry that is there. A 404 then says nothing about the draft, and may pass as other faults do.
 */
function commitFailure(failure: Failure): UploadFailure {
  if (!isGone(failure)) return ofRequest(failure);
  const status = failure.kind === "gone" ? "410" : "404";
  return { kind: "transfer-refused", message: failure.message === "" ? status : failure.message };
}

/** A commit that failed is done again while the server says that the entry is still open; in the end all is sent anew. */
function commitAgain(work: LaneWork, name: string, links: ServerFile["links"], failure: Failure): void {
  const reason = commitFailure(failure);
  const again = { kind: "request", step: { kind: "committing" }, request: { kind: "commit", links } } as const;
  const isLasting = failure.kind === "server" || isGone(failure);
  tryAgain(work, name, reason, again, () =>
    isLasting && work.rules.retryDelays.length > 0 ? restart(work, name, reason) : giveUp(work, name, reason),
  );
}

/** What is there is not to be trusted: the next try sends it anew. */
function giveUp(work: LaneWork, name: string, failure: UploadFailure): void {
  const file = work.get(name);
  if (file?.onServer.kind === "entry")
    work.change(name, { onServer: { ...file.onServer, sentAll: false }, parts: null });
  work.remember(name, null);
  work.fail(name, failure);
}

export function readAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  step: StepOf<"checking"> | StepOf<"polling">,
  answer: Answer<ServerFile>,
): void {
  if (step.kind === "polling") return pollAnswered(work, name, file, step, answer);
  const { onServer } = file;
  const isThere = answer.ok || !isGone(answer.failure);
  const links = onServer.kind === "entry" ? onServer.links : {};
  const readAgain = { kind: "request", step, request: { kind: "read", links } } as const;
  switch (step.after) {
    case "delete": {
      if (!isThere) return deleted(work, name, step.draft);
      const giveUpDeleting = (): void => keepAfterAll(work, name, step.failure);
      if (!answer.ok) return tryAgain(work, name, ofRequest(answer.failure), readAgain, giveUpDeleting);
      const again = { kind: "deletion", draft: step.draft } as const;
      return tryAgain(work, name, ofRequest(step.failure), again, giveUpDeleting);
    }
    case "removal":
      if (answer.ok) return removalChecked(work, name, file, answer.value);
      if (!isThere) return deleted(work, name, null);
      return tryAgain(work, name, ofRequest(answer.failure), readAgain, () => keepAfterAll(work, name, answer.failure));
    case "commit":
      if (answer.ok && answer.value.status === "completed") return completed(work, name, file, answer.value);
      if (answer.ok) return commitAgain(work, name, answer.value.links, step.failure);
      if (!isThere) return restart(work, name, ofRequest(step.failure));
      return tryAgain(work, name, ofRequest(answer.failure), readAgain, () => work.fail(name, ofRequest(step.failure)));
    case "retry":
      if (!isThere) return announce(work, name, file, step.draft);
      if (!answer.ok) return tryAgain(work, name, ofRequest(answer.failure), readAgain);
      if (answer.value.status === "completed" && answer.value.size === file.entry.size)
        return completed(work, name, file, answer.value);
      if (answer.value.status === "pending")
        return work.request(name, { kind: "committing" }, { kind: "commit", links: answer.value.links });
      work.change(name, { onServer: { kind: "entry", links: answer.value.links, sentAll: false } });
      return deleteAnew(work, name, step.draft);
    default:
      return step satisfies never;
  }
}
