import { DepositError, type Failure } from "../errors.ts";
import type { Clock, Hasher, Log, Transport } from "../ports.ts";
import { type ServerFile, normalizedFileName } from "../record/files.ts";
import { startDigest } from "./fileDigest.ts";
import type { FileService } from "./FileService.ts";
import type { Answer, LaneEffect, LaneEvent, SendOutcome } from "./laneState.ts";
import { createProgressMeter } from "./progressMeter.ts";
import { startSingleTransfer } from "./singleTransfer.ts";
import type { DraftLinks } from "./Uploader.ts";

/** The world that requests of the lanes go to. */
export interface LaneWorld {
  readonly service: FileService;
  readonly transport: Transport;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly transferType: string | null;
  readonly enabledTransferTypes: readonly string[];
  readonly draftLinks: DraftLinks;
  readonly log: Log;
}

type RequestEffect = Extract<LaneEffect, { kind: "request" }>;

/** The entry of a name in an answer that lists the whole bucket: the same spelling, else another one (wire 2.3). */
function findByKey(entries: readonly ServerFile[], key: string): ServerFile | null {
  const name = normalizedFileName(key);
  const same = entries.find((entry) => entry.key === key);
  return same ?? entries.find((entry) => normalizedFileName(entry.key) === name) ?? null;
}

/** What a fault of the program is told as, so that its file ends in a state one can act on; the fault itself is logged. */
const fault: Failure = { kind: "unexpected-answer", request: { method: "", url: "" }, status: 0, message: "" };

async function answerOf<Value>(call: Promise<Value>, log: Log): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof DepositError) return { ok: false, failure: error.failure };
    log("A request of the uploader failed unexpectedly.", error);
    return { ok: false, failure: fault };
  }
}

/** Makes the requests of the lanes and tells their answers; nothing is told after `dispose`. */
export interface LaneRequests {
  start(effect: RequestEffect): void;
  abort(token: number): void;
  dispose(): void;
}

/** Connects the lanes to the world; `tell` is given every answer with the name and token of its request. */
export function createLaneRequests(world: LaneWorld, tell: (event: LaneEvent) => void): LaneRequests {
  const { service, clock, log } = world;
  const running = new Map<number, () => void>();
  let draft: ReturnType<DraftLinks> | null = null;

  /** Files whose turn comes together ask for the draft once. */
  const askDraft = async (): Promise<Awaited<ReturnType<DraftLinks>> | null> => {
    draft ??= world.draftLinks().finally(() => (draft = null));
    try {
      const links = await draft;
      // Without a place for files there is no draft to send them to.
      return links["files"] === undefined ? null : links;
    } catch (error) {
      if (!(error instanceof DepositError)) log("The draft could not be saved for an upload.", error);
      return null;
    }
  };

  const send = async ({ name, token }: RequestEffect, file: File, url: string | undefined): Promise<SendOutcome> => {
    if (url === undefined) return { ok: false, failure: { kind: "request", failure: fault } };
    const report = createProgressMeter(file.size, clock.now, (sent, bytesPerSecond) => {
      if (running.has(token)) tell({ kind: "progressed", name, token, sent, bytesPerSecond });
    });
    try {
      const transfer = startSingleTransfer(service, world.transport, file, url, report);
      running.set(token, transfer.cancel);
      return await transfer.outcome;
    } catch (error) {
      log("A transfer of the uploader failed unexpectedly.", error);
      return { ok: false, failure: { kind: "request", failure: fault } };
    }
  };

  const init = async (
    { draft: links, key, size }: Extract<RequestEffect["request"], { kind: "init" }>,
    signal: AbortSignal,
  ): Promise<ServerFile> => {
    const type = world.transferType;
    const request = { method: "POST", url: links["files"] ?? "" };
    if (type === null) {
      const message = `no transfer type that can be used is enabled (${world.enabledTransferTypes.join(", ")})`;
      throw new DepositError({ kind: "refused", request, status: 0, message });
    }
    const list = await service.files.init(links, [{ key, size, transfer: { type } }], { signal });
    const found = findByKey(list.entries, key);
    if (found === null) throw new DepositError({ kind: "unexpected-answer", request, status: 201, message: "" });
    return found;
  };

  const answerTo = async (effect: RequestEffect, signal: AbortSignal): Promise<LaneEvent> => {
    const { name, token, request } = effect;
    switch (request.kind) {
      case "ask-draft":
        return { kind: "draft-answered", name, token, answer: await askDraft() };
      case "init":
        return { kind: "init-answered", name, token, answer: await answerOf(init(request, signal), log) };
      case "find": {
        const list = service.files.list(request.draft, { signal });
        const found = list.then(({ entries }) => findByKey(entries, request.key));
        return { kind: "list-answered", name, token, answer: await answerOf(found, log) };
      }
      case "send":
        return { kind: "sent", name, token, outcome: await send(effect, request.file, request.links.content) };
      case "hash": {
        const digest = startDigest(world, request.file);
        running.set(token, digest.cancel);
        return { kind: "hashed", name, token, md5: await digest.md5 };
      }
      case "commit":
        return {
          kind: "commit-answered",
          name,
          token,
          answer: await answerOf(service.files.commit(request.links, { signal }), log),
        };
      case "read":
        return {
          kind: "read-answered",
          name,
          token,
          answer: await answerOf(service.files.read(request.links, { signal }), log),
        };
      case "delete": {
        const removed = service.files.remove(request.links, { signal }).then(() => null);
        return { kind: "delete-answered", name, token, answer: await answerOf(removed, log) };
      }
      default:
        return request satisfies never;
    }
  };

  return {
    start(effect) {
      const controller = new AbortController();
      running.set(effect.token, () => controller.abort());
      void answerTo(effect, controller.signal).then((event) => {
        if (running.delete(effect.token)) tell(event);
      });
    },
    abort(token) {
      const stop = running.get(token);
      running.delete(token);
      stop?.();
    },
    dispose() {
      const stops = [...running.values()];
      running.clear();
      for (const stop of stops) stop();
    },
  };
}
