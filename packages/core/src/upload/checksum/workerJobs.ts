import type { Clock } from "../../ports.ts";
import type { FileMd5, PartPass } from "./computeMd5.ts";
import { type WorkerRequest, readWorkerWord } from "./workerWords.ts";

/** A worker that has said nothing so many milliseconds after its start was not loaded. */
const START_LIMIT = 10_000;
/** A worker that has not said so many milliseconds later that a file was cancelled has died: not every death is told. */
const CANCEL_LIMIT = 5000;
/** A worker without work is closed after so many milliseconds: the next file may be about to come. */
const IDLE_LIMIT = 5000;

/** A file for a worker, and how its end is told. */
export interface WorkerJob {
  readonly file: Blob;
  readonly parts: PartPass | undefined;
  readonly onProgress: () => void;
  readonly resolve: (md5: FileMd5) => void;
  readonly reject: (reason: unknown) => void;
  /** Does it without a worker. */
  readonly doHere: () => void;
}

/** A job that was added: how to let it read on, and how to drop it. */
export interface AddedJob {
  readTo(part: number): void;
  drop(): void;
}

/**
 * Files for one worker, which is started for the first and closed when it has no work. Where it is refused, not loaded
 * in time, crashes or dies, everything it was given and all that comes is done without it. Gives a function that adds a job.
 */
export function createWorkerJobs(createWorker: () => Worker, clock: Clock): (job: WorkerJob) => AddedJob {
  const jobs = new Map<number, WorkerJob>();
  let worker: Worker | null = null;
  let isRefused = false;
  let lastId = 0;
  /** `null` while no word is awaited. */
  let stopWordWatch: (() => void) | null = null;
  let stopIdleWatch = (): void => undefined;

  function hear(): void {
    stopWordWatch?.();
    stopWordWatch = null;
  }

  function close(): void {
    hear();
    stopIdleWatch();
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
    const word = readWorkerWord(data);
    if (word === null) return;
    hear();
    const job = jobs.get(word.id);
    if (job === undefined) return;
    if (word.kind === "reading") return job.onProgress();
    if (word.kind === "part") {
      job.onProgress();
      return job.parts?.onPart(word.part, word.md5, word.bytes);
    }
    end(word.id);
    if (word.kind === "hashed") job.resolve({ md5: word.md5, ofParts: word.ofParts });
    else job.reject(new Error(word.reason));
  }

  function end(id: number): void {
    if (jobs.delete(id) && jobs.size === 0) stopIdleWatch = clock.after(IDLE_LIMIT, close);
  }

  function open(): Worker {
    const opened = createWorker();
    opened.onmessage = listen;
    opened.onerror = refuse;
    opened.onmessageerror = refuse;
    stopWordWatch = clock.after(START_LIMIT, refuse);
    return opened;
  }

  /** Whether there is a worker, which then has the request. */
  function post(request: WorkerRequest): boolean {
    if (isRefused) return false;
    stopIdleWatch();
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
        // The gate is for the page, should it have to go on by itself.
        parts?.gate.readTo(part);
        if (jobs.has(id)) post({ kind: "read-on", id, part });
      },
      drop() {
        if (!jobs.has(id)) return;
        const isAsked = post({ kind: "cancel", id });
        end(id);
        // One that has not come yet has its own time; one without work is closed.
        if (isAsked && jobs.size > 0) stopWordWatch ??= clock.after(CANCEL_LIMIT, refuse);
      },
    };
  };
}
