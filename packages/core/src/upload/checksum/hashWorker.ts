import * as z from "zod/mini";
import type { Clock } from "../../ports.ts";
import type { FileMd5, PartPass } from "./computeMd5.ts";

/** What the page asks of its worker. `id` identifies one file. */
export type WorkerRequest =
  | {
      readonly kind: "hash";
      readonly id: number;
      readonly file: Blob;
      /** Bytes of a part, for a file that is read in parts. */
      readonly partSize: number | null;
      /** The part up to which the file may be read. */
      readonly readTo: number;
    }
  | { readonly kind: "read-on"; readonly id: number; readonly part: number }
  | { readonly kind: "cancel"; readonly id: number };

const message = z.union([
  z.object({ kind: z.literal("reading"), id: z.number() }),
  z.object({
    kind: z.literal("part"),
    id: z.number(),
    part: z.number(),
    md5: z.string(),
    bytes: z.optional(z.instanceof(Blob)),
  }),
  z.object({ kind: z.literal("hashed"), id: z.number(), md5: z.string(), ofParts: z.nullable(z.string()) }),
  z.object({ kind: z.literal("failed"), id: z.number(), reason: z.string() }),
]);

/**
 * What the worker answers: `reading` at most once a second, the MD5 of a `part` with its slice of the file, and at the end
 * the MD5 of the file, or why there is none.
 */
export type WorkerMessage = z.infer<typeof message>;

/** Milliseconds after its start by which a worker must send a message. Otherwise it was not loaded. */
const START_LIMIT = 10_000;
/** Milliseconds within which a worker must confirm a cancellation. Otherwise it has died: browsers do not report every death. */
const CANCEL_LIMIT = 5000;
/** Milliseconds after which a worker without work is closed. */
const IDLE_LIMIT = 5000;

/** A file for a worker. */
export interface HashJob {
  readonly file: Blob;
  readonly parts: PartPass | undefined;
  readonly onProgress: () => void;
  readonly resolve: (md5: FileMd5) => void;
  readonly reject: (reason: unknown) => void;
  /** Computes without a worker. */
  readonly doHere: () => void;
}

/** A job that was added. */
export interface AddedJob {
  readTo(part: number): void;
  drop(): void;
}

/**
 * Returns a function that adds a job to one worker. The worker is started for the first job and closed when it is idle. If
 * it is refused, not loaded in time, crashes or dies, its jobs and all later ones are done without it.
 */
export function createHashWorker(createWorker: () => Worker, clock: Clock): (job: HashJob) => AddedJob {
  const jobs = new Map<number, HashJob>();
  let worker: Worker | null = null;
  let isRefused = false;
  let lastId = 0;
  /** `null` while no message is awaited. */
  let stopMessageTimer: (() => void) | null = null;
  let stopIdleTimer = (): void => undefined;

  function stopWaiting(): void {
    stopMessageTimer?.();
    stopMessageTimer = null;
  }

  function close(): void {
    stopWaiting();
    stopIdleTimer();
    worker?.terminate();
    worker = null;
  }

  function refuse(): void {
    isRefused = true;
    close();
    const left = [...jobs.values()];
    jobs.clear();
    for (const job of left) job.doHere();
  }

  function listen({ data }: MessageEvent<unknown>): void {
    // A browser extension may send messages of its own.
    const answer = message.safeParse(data).data;
    if (answer === undefined) return;
    stopWaiting();
    const job = jobs.get(answer.id);
    if (job === undefined) return;
    if (answer.kind === "reading") return job.onProgress();
    if (answer.kind === "part") {
      job.onProgress();
      return job.parts?.onPart(answer.part, answer.md5, answer.bytes);
    }
    end(answer.id);
    if (answer.kind === "hashed") job.resolve({ md5: answer.md5, ofParts: answer.ofParts });
    else job.reject(new Error(answer.reason));
  }

  function end(id: number): void {
    if (jobs.delete(id) && jobs.size === 0) stopIdleTimer = clock.after(IDLE_LIMIT, close);
  }

  function open(): Worker {
    const opened = createWorker();
    opened.onmessage = listen;
    opened.onerror = refuse;
    opened.onmessageerror = refuse;
    stopMessageTimer = clock.after(START_LIMIT, refuse);
    return opened;
  }

  /** Posts a request. Returns whether there is a worker. */
  function post(request: WorkerRequest): boolean {
    if (isRefused) return false;
    stopIdleTimer();
    try {
      worker ??= open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker, not a window.
      worker.postMessage(request);
      return true;
    } catch {
      refuse();
      return false;
    }
  }

  return (job) => {
    lastId += 1;
    const id = lastId;
    const { file, parts } = job;
    if (post({ kind: "hash", id, file, partSize: parts?.size ?? null, readTo: parts?.gate.limit() ?? 0 }))
      jobs.set(id, job);
    else job.doHere();
    return {
      readTo(part) {
        // The gate is for the page, in case it has to compute by itself.
        parts?.gate.readTo(part);
        if (jobs.has(id)) post({ kind: "read-on", id, part });
      },
      drop() {
        if (!jobs.has(id)) return;
        const isAsked = post({ kind: "cancel", id });
        end(id);
        // A worker that is still loading has a timer of its own, and an idle one is closed.
        if (isAsked && jobs.size > 0) stopMessageTimer ??= clock.after(CANCEL_LIMIT, refuse);
      },
    };
  };
}
