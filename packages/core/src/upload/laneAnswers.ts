import type { Failure } from "../errors.ts";
import type { ServerFile, UploadFailure } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import type { Answer, LaneFile, SendOutcome, Step } from "./laneState.ts";
import { deleted, keepAfterAll, takeOff } from "./laneRemoval.ts";
import { judge } from "./laneVerdict.ts";
import type { LaneWork } from "./laneWork.ts";

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** Whether a request that failed so may all the same have had its effect: then the server is asked, nothing is repeated. */
const isAmbiguous = ({ kind }: Failure): boolean =>
  kind === "no-response" || kind === "server" || kind === "unexpected-answer" || kind === "cancelled";

/** Whether the draft itself cannot take files: every file that waits would fail for the same reason. */
const concernsDraft = ({ kind }: Failure): boolean =>
  kind === "permission-denied" || kind === "signed-out" || kind === "not-found" || kind === "gone";

const isGone = ({ kind }: Failure): boolean => kind === "not-found" || kind === "gone";
const ofRequest = (failure: Failure): UploadFailure => ({ kind: "request", failure });

function announce(work: LaneWork, name: string, file: LaneFile, draft: RecordLinks): void {
  const { key, size } = file.entry;
  work.request(name, { kind: "announcing", draft }, { kind: "init", draft, key, size });
}

function send(work: LaneWork, name: string, file: LaneFile, server: ServerFile): void {
  if (file.file === null) return work.fail(name, { kind: "unreadable" });
  const { links } = server;
  const phase = { kind: "uploading", sent: 0, bytesPerSecond: null } as const;
  work.put(name, { ...file, entry: { ...file.entry, links }, onServer: { kind: "entry", links, sentAll: false } });
  work.show(name, phase);
  work.request(name, { kind: "sending" }, { kind: "send", file: file.file, links });
  work.hash(name);
}

/** Fails every file that waits for the draft, whether its turn has come or not. */
function failAllWaiting(work: LaneWork, failure: UploadFailure): void {
  for (const [name, { step, token }] of [...work.entries()]) {
    if (step.kind !== "waiting" && step.kind !== "asking") continue;
    if (step.kind === "asking") work.effect({ kind: "abort", token });
    work.fail(name, failure);
  }
}

/** The draft is there (its links), or could not be saved (`null`). */
export function draftAnswered(work: LaneWork, name: string, file: LaneFile, draft: RecordLinks | null): void {
  if (draft === null) return failAllWaiting(work, { kind: "draft-not-saved" });
  const { onServer } = file;
  switch (onServer.kind) {
    case "nothing":
      return announce(work, name, file, draft);
    case "perhaps":
      return work.request(name, { kind: "finding", draft, lost: null }, { kind: "find", draft, key: file.entry.key });
    case "entry":
      // All bytes were there already, only the word on them was lost: perhaps the file is complete.
      return onServer.sentAll
        ? work.request(name, { kind: "checking", after: "retry", draft }, { kind: "read", links: onServer.links })
        : work.request(name, { kind: "deleting", draft }, { kind: "delete", links: onServer.links });
    default:
      return onServer satisfies never;
  }
}

export function initAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft }: StepOf<"announcing">,
  answer: Answer<ServerFile>,
): void {
  if (answer.ok) {
    if (!file.unwanted) return send(work, name, file, answer.value);
    work.put(name, { ...file, onServer: { kind: "entry", links: answer.value.links, sentAll: false } });
    return takeOff(work, name);
  }
  const { failure } = answer;
  const ours = isAmbiguous(failure);
  // A refusal may mean that an entry of this name is there: a retry looks for it.
  const there = ours || failure.kind === "refused" || failure.kind === "invalid";
  work.put(name, { ...file, onServer: there ? { kind: "perhaps", draft, ours } : { kind: "nothing" } });
  if (file.unwanted) return takeOff(work, name);
  if (ours)
    return work.request(name, { kind: "finding", draft, lost: failure }, { kind: "find", draft, key: file.entry.key });
  work.fail(name, ofRequest(failure));
  if (concernsDraft(failure)) failAllWaiting(work, ofRequest(failure));
}

export function listAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft, lost }: StepOf<"finding">,
  answer: Answer<ServerFile | null>,
): void {
  if (!answer.ok)
    return file.unwanted
      ? keepAfterAll(work, name, answer.failure)
      : work.fail(name, ofRequest(lost ?? answer.failure));
  const found = answer.value;
  if (found === null || found.status === "completed") {
    work.put(name, { ...file, onServer: { kind: "nothing" } });
    // No byte of ours was sent, so a complete file of that name is somebody else's: it is not ours to delete.
    if (file.unwanted) return takeOff(work, name);
    if (found !== null)
      return work.fail(name, { kind: "transfer-refused", message: `File with key ${found.key} already exists.` });
    return lost === null ? announce(work, name, file, draft) : work.fail(name, ofRequest(lost));
  }
  const there: LaneFile = { ...file, onServer: { kind: "entry", links: found.links, sentAll: false } };
  work.put(name, there);
  if (file.unwanted) return takeOff(work, name);
  if (lost !== null) return send(work, name, there, found);
  work.request(name, { kind: "deleting", draft }, { kind: "delete", links: found.links });
}

export function sent(work: LaneWork, name: string, file: LaneFile, outcome: SendOutcome): void {
  if (!outcome.ok) return work.fail(name, outcome.failure);
  const { links } = file.entry;
  work.put(name, { ...file, onServer: { kind: "entry", links, sentAll: true } });
  if (file.entry.phase.kind !== "finishing") work.show(name, { kind: "finishing" });
  work.request(name, { kind: "committing", again: false }, { kind: "commit", links });
}

export function commitAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { again }: StepOf<"committing">,
  answer: Answer<ServerFile>,
): void {
  if (file.unwanted) return takeOff(work, name);
  if (answer.ok && answer.value.status === "completed") return judge(work, name, file, answer.value);
  const failure: Failure = answer.ok
    ? {
        kind: "unexpected-answer",
        request: { method: "POST", url: file.entry.links.commit ?? "" },
        status: 200,
        message: answer.value.status,
      }
    : answer.failure;
  if (!isAmbiguous(failure) || file.onServer.kind !== "entry") return work.fail(name, ofRequest(failure));
  work.request(
    name,
    { kind: "checking", after: "commit", failure, again },
    { kind: "read", links: file.onServer.links },
  );
}

function sendAnewNextTime(work: LaneWork, name: string, file: LaneFile): void {
  if (file.onServer.kind === "entry") work.put(name, { ...file, onServer: { ...file.onServer, sentAll: false } });
}

export function readAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  step: StepOf<"checking">,
  answer: Answer<ServerFile>,
): void {
  const isThere = answer.ok || !isGone(answer.failure);
  switch (step.after) {
    case "delete":
      return isThere ? keepAfterAll(work, name, step.failure) : deleted(work, name, step.draft);
    case "commit":
      if (answer.ok && answer.value.status === "completed") return judge(work, name, file, answer.value);
      // A commit that failed twice with all bytes there: the next try sends them anew.
      if (answer.ok && step.again) sendAnewNextTime(work, name, file);
      if (!answer.ok || step.again) return work.fail(name, ofRequest(step.failure));
      return work.request(name, { kind: "committing", again: true }, { kind: "commit", links: answer.value.links });
    case "retry":
      if (!isThere) return announce(work, name, file, step.draft);
      if (!answer.ok) return work.fail(name, ofRequest(answer.failure));
      if (answer.value.status === "completed" && answer.value.size === file.entry.size)
        return judge(work, name, file, answer.value);
      if (answer.value.status === "pending") {
        sendAnewNextTime(work, name, file);
        return work.request(name, { kind: "committing", again: true }, { kind: "commit", links: answer.value.links });
      }
      return work.request(name, { kind: "deleting", draft: step.draft }, { kind: "delete", links: answer.value.links });
    default:
      return step satisfies never;
  }
}

export function deleteAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft }: StepOf<"deleting">,
  answer: Answer<null>,
): void {
  if (answer.ok || isGone(answer.failure)) return deleted(work, name, draft);
  if (!isAmbiguous(answer.failure) || file.onServer.kind !== "entry") return keepAfterAll(work, name, answer.failure);
  work.request(
    name,
    { kind: "checking", after: "delete", failure: answer.failure, draft },
    { kind: "read", links: file.onServer.links },
  );
}
