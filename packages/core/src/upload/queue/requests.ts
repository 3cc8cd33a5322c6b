import { LOCAL_TRANSFER } from "../../config.ts";
import { DepositError } from "../../errors.ts";
import type { Clock, Hasher, Log, Transport } from "../../ports.ts";
import type { RecordLinks } from "../../record/record.ts";
import { type FileChecksum, startChecksum } from "../checksum/fileChecksum.ts";
import type { FileService } from "../FileService.ts";
import type { ResumeStore } from "../resume/resumeStore.ts";
import { createPartSlices } from "../transport/partSlices.ts";
import { createProgressMeter } from "../transport/progressMeter.ts";
import { type ByteRequest, isReadable, sendBytes } from "../transport/sendBytes.ts";
import type { DraftLinks } from "../Uploader.ts";
import { type RemoteEntry, findByKey, readRemoteEntry } from "./remoteEntry.ts";
import { internalFailure } from "./retry.ts";
import type { RetryPolicy } from "./retryPolicy.ts";
import type { Answer, InOtherTab, QueueEffect, QueueEvent, RestoredEntry, SendOutcome, TaskRequest } from "./state.ts";

/** What the queue's requests work with. */
export interface RequestWorld {
  readonly service: FileService;
  readonly transport: Transport;
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly random: () => number;
  readonly retry: Pick<RetryPolicy, "jitter">;
  readonly draftLinks: DraftLinks;
  /** Locks a file for this page. Resolves to `false` if another tab has it. */
  readonly lock: (draft: RecordLinks, name: string) => Promise<boolean>;
  readonly resumeStore: ResumeStore;
  readonly log: Log;
}

type RequestEffect = Extract<QueueEffect, { kind: "request" }>;
type RequestOf<Kind extends TaskRequest["kind"]> = Extract<TaskRequest, { kind: Kind }>;

/** Makes the requests of the queue. */
export interface TaskRequests {
  start(effect: RequestEffect): void;
  abort(token: number): void;
  /** Lets a checksum be computed up to the end of a part. */
  readOn(token: number, part: number): void;
  dispose(): void;
}

/** Connects the queue to its ports. Each answer is passed to `emit` with the name and token of its request. */
export function createTaskRequests(world: RequestWorld, emit: (event: QueueEvent) => void): TaskRequests {
  const { service, clock, log } = world;
  const running = new Map<number, () => void>();
  const checksums = new Map<number, FileChecksum>();
  const slices = createPartSlices();
  let draft: ReturnType<DraftLinks> | null = null;

  async function answerOf<Value>(call: () => Promise<Value>): Promise<Answer<Value>> {
    try {
      return { ok: true, value: await call() };
    } catch (error) {
      if (error instanceof DepositError) return { ok: false, failure: error.failure };
      log("A request of the uploader failed unexpectedly.", error);
      return { ok: false, failure: internalFailure };
    }
  }

  /** Files whose turn comes together share one request for the draft. */
  const getDraft = async (name: string, token: number) => {
    draft ??= world.draftLinks().finally(() => (draft = null));
    const links = await draft;
    // The request was aborted: a lock that is taken now would never be released.
    if (!running.has(token)) return null;
    if (links["files"] === undefined) return null;
    return (await world.lock(links, name)) ? links : ("in-other-tab" as const);
  };

  const init = async (
    { draft: links, key, size, plan, batch: wanted = [] }: RequestOf<"init">,
    batched: Map<string, RemoteEntry | InOtherTab>,
    signal: AbortSignal,
  ): Promise<RemoteEntry> => {
    const transfer =
      plan.type === "M" ? { type: plan.type, parts: plan.parts, part_size: plan.partSize } : { type: plan.type };
    await Promise.all(
      wanted.map(async ({ name }) => (await world.lock(links, name)) || batched.set(name, "in-other-tab")),
    );
    const others = wanted.filter(({ name }) => !batched.has(name));
    const files = others.map((one) => ({ key: one.key, size: one.size, transfer: { type: LOCAL_TRANSFER } }));
    const { entries } = await service.files.init(links, [{ key, size, transfer }, ...files], { signal });
    const found = findByKey(entries, key);
    const request = { method: "POST", url: links["files"] ?? "" };
    if (found === null) throw new DepositError({ kind: "unexpected-answer", request, status: 201, message: "" });
    for (const one of others) {
      const entry = findByKey(entries, one.key);
      if (entry !== null) batched.set(one.name, readRemoteEntry(world, entry));
    }
    return readRemoteEntry(world, found);
  };

  const find = async ({ draft: links, key }: RequestOf<"find">, signal: AbortSignal): Promise<RemoteEntry | null> => {
    const { entries } = await service.files.list(links, { signal });
    const found = findByKey(entries, key);
    return found === null ? null : readRemoteEntry(world, found);
  };

  const restore = async (request: RequestOf<"restore">, signal: AbortSignal): Promise<RestoredEntry> => {
    const server = await service.files.read(request.links, { signal });
    const saved = await world.resumeStore.read(request.draft["self"] ?? "", request.key);
    const confirmed = saved !== null && saved.size === server.size && !saved.unwanted ? saved.parts : null;
    return { remote: readRemoteEntry(world, server), confirmed, partSize: saved?.partSize ?? 1 };
  };

  const send = async (
    { name, token }: RequestEffect,
    url: string | undefined,
    request: Omit<ByteRequest, "url" | "onProgress">,
  ): Promise<SendOutcome> => {
    if (url === undefined) return { ok: false, failure: { kind: "request", failure: internalFailure } };
    const onProgress = createProgressMeter(request.body.size, clock.now, (sent, bytesPerSecond) => {
      if (running.has(token)) emit({ kind: "progressed", name, token, sent, bytesPerSecond });
    });
    try {
      const transfer = sendBytes(world, { ...request, url, onProgress });
      running.set(token, transfer.cancel);
      return await transfer.outcome;
    } catch (error) {
      log("A request of the uploader failed unexpectedly.", error);
      return { ok: false, failure: { kind: "request", failure: internalFailure } };
    }
  };

  const hash = async ({ name, token }: RequestEffect, { file, partSize }: RequestOf<"hash">): Promise<QueueEvent> => {
    const onPart = (part: number, md5: string, bytes?: Blob): void => {
      if (!running.has(token)) return;
      if (bytes !== undefined && partSize !== null) slices.keep(file, (part - 1) * partSize, bytes);
      emit({ kind: "part-hashed", name, token, part, md5 });
    };
    const checksum = startChecksum(world, file, partSize === null ? undefined : { size: partSize, onPart });
    running.set(token, checksum.cancel);
    checksums.set(token, checksum);
    const md5 = await checksum.md5;
    checksums.delete(token);
    if (md5 === null) return { kind: "hashed", name, token, md5, isReadable: await isReadable(file) };
    return { kind: "hashed", name, token, md5, ofParts: checksum.ofParts() };
  };

  const wait = ({ token }: RequestEffect, { milliseconds, varied }: RequestOf<"wait">): Promise<void> =>
    new Promise((resolve) => {
      const pause = varied ? world.retry.jitter(milliseconds, world.random()) : milliseconds;
      running.set(token, clock.after(pause, resolve));
    });

  const answerTo = async (effect: RequestEffect): Promise<QueueEvent> => {
    const { name, token, request } = effect;
    const stoppable = (): AbortSignal => {
      const controller = new AbortController();
      running.set(token, () => controller.abort());
      return controller.signal;
    };
    const to = { name, token };
    switch (request.kind) {
      case "get-draft":
        return { kind: "draft-answered", ...to, answer: await answerOf(() => getDraft(name, token)) };
      case "restore":
        return { kind: "restored", ...to, answer: await answerOf(() => restore(request, stoppable())) };
      case "init": {
        const batched = new Map<string, RemoteEntry | InOtherTab>();
        const answer = await answerOf(() => init(request, batched, stoppable()));
        return { kind: "init-answered", ...to, answer, batch: batched };
      }
      case "find":
        return { kind: "list-answered", ...to, answer: await answerOf(() => find(request, stoppable())) };
      case "send": {
        const { file: body, stalls, links } = request;
        const outcome = await send(effect, links.content, { method: "PUT", body, md5: null, stalls });
        return { kind: "sent", ...to, outcome };
      }
      case "send-part": {
        const { file, link, from, to: end, md5, stalls } = request;
        const body = slices.take(file, from, end);
        return {
          kind: "sent",
          ...to,
          outcome: await send(effect, link.url, { method: link.method, body, md5, stalls }),
        };
      }
      case "refresh-urls": {
        const read = async () =>
          readRemoteEntry(world, await service.files.read(request.links, { signal: stoppable() }));
        return { kind: "urls-answered", ...to, answer: await answerOf(read) };
      }
      case "hash":
        return await hash(effect, request);
      case "commit":
      case "read": {
        const { kind, links } = request;
        const answer = await answerOf(() => service.files[kind](links, { signal: stoppable() }));
        return { kind: `${kind}-answered`, ...to, answer };
      }
      case "delete": {
        const remove = async () => {
          await service.files.remove(request.links, { signal: stoppable() });
          return null;
        };
        return { kind: "delete-answered", ...to, answer: await answerOf(remove) };
      }
      case "wait":
        await wait(effect, request);
        return { kind: "waited", ...to };
      default:
        return request satisfies never;
    }
  };

  return {
    start(effect) {
      running.set(effect.token, () => undefined);
      void answerTo(effect).then((event) => {
        if (running.delete(effect.token)) emit(event);
      });
    },
    abort(token) {
      const stop = running.get(token);
      running.delete(token);
      checksums.delete(token);
      stop?.();
    },
    readOn: (token, part) => checksums.get(token)?.readTo(part),
    dispose() {
      const stops = [...running.values()];
      running.clear();
      checksums.clear();
      for (const stop of stops) stop();
    },
  };
}
