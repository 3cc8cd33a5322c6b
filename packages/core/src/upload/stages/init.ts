import { type Failure, isGone } from "../../errors.ts";
import type { ServerFile, UploadFailure } from "../../record/files.ts";
import type { RecordLinks } from "../../record/record.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { isCompletedBefore } from "./pollCompletion.ts";
import { withServerFile } from "../queue/tasks.ts";
import { startParts } from "./parts.ts";
import { keepAfterAll, takeOff } from "./remove.ts";
import { isAmbiguous, ofRequest, tryAgain } from "../queue/retryPolicy.ts";
import { beginParts, beginWhole } from "./send.ts";
import { announcedAlong, concernsOne, takeAlong } from "./batchInit.ts";
import type {
  Announced,
  AnnouncedAlong,
  Answer,
  LaneFile,
  LaneRequest,
  NextTry,
  Recalled,
  Step,
} from "../queue/state.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** Whether the draft itself cannot take files: every file that waits would fail for the same reason. */
const concernsDraft = (failure: Failure): boolean =>
  failure.kind === "permission-denied" || failure.kind === "signed-out" || isGone(failure);

const doing = (step: Step, request: LaneRequest): NextTry => ({ kind: "request", step, request });

/** Announces a file, in the way that its size and the repository ask for; refuses what the server would only trip over. */
export function announce(work: LaneWork, name: string, file: LaneFile, draft: RecordLinks): void {
  const { key, size } = file.entry;
  const plan = work.rules.planTransfer(size);
  if (plan.type === "unsupported") return work.fail(name, { kind: "unsupported-transfer", enabled: plan.enabled });
  if (plan.type === "too-large") return work.fail(name, { kind: "too-large" });
  const along = plan.type === "L" && !file.alone ? takeAlong(work) : [];
  // After a refusal of several, one of them may be there all the same, repeated on its way.
  const onServer = file.alone ? file.onServer : ({ kind: "nothing" } as const);
  work.change(name, { plan, parts: null, onServer, alone: false });
  const step = { kind: "announcing", draft, along: along.map((one) => one.name) } as const;
  work.request(name, step, { kind: "init", draft, key, size, plan, along });
  // The first part need not wait for its digest as well once the server has answered.
  if (plan.type === "M") work.hashAhead(name, plan.partSize);
}

/** Deletes what the server has of a file, to announce it anew. */
export function deleteAnew(work: LaneWork, name: string, draft: RecordLinks): void {
  const file = work.get(name);
  if (file === undefined) return;
  if (file.onServer.kind !== "entry") return announce(work, name, file, draft);
  work.remember(name, null);
  work.change(name, { parts: null });
  work.change(name, { step: { kind: "doomed", draft }, token: 0 });
  // It holds a lane meanwhile.
  work.enqueueFirst("removals", [name]);
}

/** Looks in the list for what an init whose answer was lost, or was a refusal, has left. */
function find(work: LaneWork, name: string, file: LaneFile, draft: RecordLinks, lost: Failure | null): void {
  work.request(name, { kind: "finding", draft, lost }, { kind: "find", draft, key: file.entry.key });
}

/** Fails every file that waits for the draft, whether its turn has come or not. */
function failAllWaiting(work: LaneWork, failure: UploadFailure): void {
  for (const name of work.names()) {
    const kind = work.get(name)?.step.kind;
    if (kind === "waiting" || kind === "asking") work.fail(name, failure);
  }
}

/** The draft is there (its links), could not be saved (a failure, or `null`), or another page sends this file to it. */
export function draftAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  answer: Answer<RecordLinks | "elsewhere" | null>,
): void {
  const draft = answer.ok ? answer.value : null;
  if (draft === null) {
    const giveUp = (): void => failAllWaiting(work, { kind: "draft-not-saved" });
    if (answer.ok || answer.failure.kind !== "rate-limited") return giveUp();
    // The draft may be saved after the pause, or is by then.
    return tryAgain(work, name, ofRequest(answer.failure), { kind: "turn" }, giveUp);
  }
  if (draft === "elsewhere") return work.fail(name, { kind: "elsewhere" });
  const { onServer } = file;
  switch (onServer.kind) {
    case "nothing":
      return announce(work, name, file, draft);
    case "perhaps":
      return file.alone ? announce(work, name, file, draft) : find(work, name, file, draft, null);
    case "entry": {
      const { links } = onServer;
      if (onServer.isFresh === true) return beginWhole(work, name);
      // All bytes were there already, only the word on them was lost: perhaps the file is complete.
      if (onServer.sentAll)
        return work.request(name, { kind: "checking", after: "retry", draft }, { kind: "read", links });
      if (onServer.isOld === true)
        return work.request(name, { kind: "recalling", draft }, { kind: "recall", draft, key: file.entry.key, links });
      return file.parts === null ? deleteAnew(work, name, draft) : beginParts(work, name, file.parts);
    }
    default:
      return onServer satisfies never;
  }
}

/** What was there before this page: parts that the journal vouches for are compared, and only the others are sent. */
export function recalled(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft }: StepOf<"recalling">,
  answer: Answer<Recalled>,
): void {
  if (!answer.ok) {
    const { failure } = answer;
    if (isGone(failure)) return announce(work, name, file, draft);
    if (file.onServer.kind !== "entry") return work.fail(name, ofRequest(failure));
    const { key } = file.entry;
    return tryAgain(
      work,
      name,
      ofRequest(failure),
      doing({ kind: "recalling", draft }, { kind: "recall", draft, key, links: file.onServer.links }),
    );
  }
  const { announced, confirmed, partSize } = answer.value;
  const { server, partLinks } = announced;
  if (isCompletedBefore(work, name, server)) return;
  const count = partLinks.length;
  const isSame = server.size === file.entry.size && count === Math.ceil(file.entry.size / partSize);
  if (server.status !== "pending" || confirmed === null || !isSame) {
    work.change(name, { onServer: { kind: "entry", links: server.links, sentAll: false } });
    return deleteAnew(work, name, draft);
  }
  const parts = { ...startParts(partSize, count, partLinks), confirmed };
  work.change(name, {
    plan: { type: "M", parts: count, partSize },
    onServer: { kind: "entry", links: server.links, sentAll: false },
    entry: { ...file.entry, links: server.links },
  });
  beginParts(work, name, parts);
}

/** The MD5s of parts that were read ahead; a digest of which those of the parts are not known is computed once more. */
function takeAhead(work: LaneWork, name: string, partSize: number): readonly string[] {
  const { digest } = work.get(name) ?? {};
  if (digest?.kind === "awaited" && digest.ahead?.partSize === partSize) {
    work.change(name, { digest: { kind: "awaited", token: digest.token } });
    return digest.ahead.md5s;
  }
  work.stopHashing(name);
  if (digest?.kind === "known") work.change(name, { digest: { kind: "unasked" } });
  return [];
}

/** Sends the bytes of a file that the server has just been told of. */
function send(work: LaneWork, name: string, file: LaneFile, { server, partLinks }: Announced): void {
  const { plan } = file;
  if (file.file === null) return work.fail(name, { kind: "unreadable" });
  const { links } = server;
  work.change(name, {
    entry: { ...file.entry, links },
    onServer: { kind: "entry", links, sentAll: false },
    tries: 0,
  });
  if (plan?.type !== "M") return beginWhole(work, name);
  const missing = partLinks.findIndex(({ part }, index) => part !== index + 1);
  if (missing !== -1 || partLinks.length !== plan.parts)
    return work.fail(name, { kind: "invalid-part", part: missing === -1 ? partLinks.length : missing + 1 });
  const parts = { ...startParts(plan.partSize, plan.parts, partLinks), md5s: takeAhead(work, name, plan.partSize) };
  work.remember(name, { size: file.entry.size, partSize: plan.partSize, parts: [], unwanted: false });
  beginParts(work, name, parts);
}

export function initAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft, along = [] }: StepOf<"announcing">,
  answer: Answer<Announced>,
  told: AnnouncedAlong = new Map(),
): void {
  announcedAlong(work, draft, along, told, answer.ok ? null : answer.failure);
  if (answer.ok) {
    if (!file.unwanted) return send(work, name, file, answer.value);
    work.put(name, { ...file, onServer: { kind: "entry", links: answer.value.server.links, sentAll: false } });
    return takeOff(work, name);
  }
  const { failure } = answer;
  const ours = isAmbiguous(failure);
  // A refusal may mean that an entry of this name is there: a retry looks for it.
  const there = ours || ["refused", "state-conflict", "invalid"].includes(failure.kind);
  work.put(name, {
    ...file,
    onServer: there ? { kind: "perhaps", draft, ours, size: file.entry.size, plan: file.plan } : file.onServer,
  });
  if (file.unwanted) return takeOff(work, name);
  if (ours) return find(work, name, file, draft, failure);
  if (along.length > 0 && concernsOne(failure) && !concernsDraft(failure))
    return announce(work, name, { ...(work.get(name) ?? file), alone: true }, draft);
  const { plan } = file;
  const { key, size } = file.entry;
  const giveUp = (): void => {
    work.fail(name, ofRequest(failure));
    if (concernsDraft(failure)) failAllWaiting(work, ofRequest(failure));
  };
  if (plan === null) return giveUp();
  tryAgain(
    work,
    name,
    ofRequest(failure),
    doing({ kind: "announcing", draft }, { kind: "init", draft, key, size, plan }),
    giveUp,
  );
}

/** Whether an entry that was found can be the one that was announced: of that size, and cut in that way. */
function isOurs({ onServer }: LaneFile, { server, partLinks }: Announced): boolean {
  if (onServer.kind !== "perhaps") return false;
  const { size, plan } = onServer;
  if (server.size !== undefined && server.size !== null && server.size !== size) return false;
  return plan?.type === "M" ? partLinks.length === plan.parts : partLinks.length === 0;
}

/** Shows the file of somebody else whose name a chosen one had: it is part of the draft, and would be published unseen. */
function showOther(work: LaneWork, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  withServerFile(work, entry);
  work.effect({ kind: "emit", event: { kind: "files-added", entries: [entry] } });
}

export function listAnswered(
  work: LaneWork,
  name: string,
  file: LaneFile,
  { draft, lost }: StepOf<"finding">,
  answer: Answer<Announced | null>,
): void {
  const { key } = file.entry;
  if (!answer.ok) {
    const failure = ofRequest(lost ?? answer.failure);
    const giveUp = (): void => (file.unwanted ? keepAfterAll(work, name, answer.failure) : work.fail(name, failure));
    // Its own reason decides whether looking again may help.
    const again = doing({ kind: "finding", draft, lost }, { kind: "find", draft, key });
    return tryAgain(work, name, ofRequest(answer.failure), again, giveUp);
  }
  const found = answer.value;
  if (found === null || found.server.status === "completed") {
    work.put(name, { ...file, onServer: { kind: "nothing" } });
    // No byte of ours was sent, so a complete file of that name is somebody else's: it is not ours to delete.
    if (file.unwanted) {
      takeOff(work, name);
      return found === null ? undefined : showOther(work, found.server);
    }
    if (found !== null) {
      // Its removal looks for it once more, and shows it.
      work.change(name, { onServer: { kind: "perhaps", draft, ours: false, size: file.entry.size, plan: file.plan } });
      const message = `File with key ${found.server.key} already exists.`;
      return work.fail(name, { kind: "transfer-refused", message });
    }
    if (lost === null || file.plan === null) return announce(work, name, file, draft);
    const { size } = file.entry;
    const init = doing({ kind: "announcing", draft }, { kind: "init", draft, key, size, plan: file.plan });
    return tryAgain(work, name, ofRequest(lost), init);
  }
  // An init that was refused because the name is taken may have been ours all the same, repeated on its way; a pending
  // entry of another size or cut was not.
  const isForeign = file.onServer.kind === "perhaps" && !file.onServer.ours && !isOurs(file, found);
  if (file.unwanted && isForeign) {
    work.change(name, { onServer: { kind: "nothing" } });
    return takeOff(work, name);
  }
  const there: LaneFile = { ...file, onServer: { kind: "entry", links: found.server.links, sentAll: false } };
  work.put(name, there);
  if (file.unwanted) return takeOff(work, name);
  if (lost !== null && isOurs(file, found)) return send(work, name, there, found);
  deleteAnew(work, name, draft);
}
