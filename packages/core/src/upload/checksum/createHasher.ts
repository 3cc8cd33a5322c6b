import type { Clock, Hasher } from "../../ports.ts";
import { systemClock } from "../../shared/systemClock.ts";
import { type FileMd5, type PartPass, computeMd5 } from "./computeMd5.ts";
import { firstThat } from "./Md5.ts";
import { createPlainPair } from "./Md5Pair.ts";
import { createReadingGate } from "./readingGate.ts";
import { createWorkerJobs } from "./workerJobs.ts";

/** How a hasher gets its worker. */
export interface HasherOptions {
  /**
   * Starts a worker from the package's `md5.worker.js`; may throw, then there is none.
   *
   * @default `new Worker(new URL("./md5.worker.js", import.meta.url), { type: "module" })`, which bundlers understand
   * @example
   * createHasher({ createWorker: () => new Worker("/static/md5.worker.js", { type: "module" }) });
   */
  readonly createWorker?: (() => Worker) | undefined;
  /** @default the machine's */
  readonly clock?: Clock | undefined;
}

// oxlint-disable-next-line no-restricted-globals -- The one place that knows of workers; a port stands before it.
const startWorker = (): Worker => new Worker(new URL("./md5.worker.js", import.meta.url), { type: "module" });

/**
 * The browser's `Hasher`: MD5 in a worker, one for all files, closed when it has no work. Where WebAssembly is refused,
 * as by a page's policy, it computes in plain JavaScript; where there is no worker (refused, not loaded within ten
 * seconds, crashed, or in Node) the page reads and computes piece by piece itself.
 */
export function createHasher({ createWorker = startWorker, clock = systemClock }: HasherOptions = {}): Hasher {
  const createMd5 = firstThat(
    async () => (await import("./wasmMd5.ts")).createWasmMd5(),
    async () => (await import("./scriptMd5.ts")).createScriptMd5(),
  );
  const createPair = firstThat(
    async () => (await import("./wasmMd5Pair.ts")).createWasmMd5Pair(),
    () => createPlainPair(createMd5),
  );
  const engines = { createMd5, createPair };
  const addJob = createWorkerJobs(createWorker, clock);
  return (file, onProgress, reading) => {
    const controller = new AbortController();
    const { signal } = controller;
    const parts: PartPass | undefined = reading === undefined ? undefined : { ...reading, gate: createReadingGate() };
    let ofParts: string | null = null;
    let readTo = (part: number): void => parts?.gate.readTo(part);
    const md5 = new Promise<FileMd5>((resolve, reject) => {
      const doHere = (): void => void computeMd5(file, engines, onProgress, signal, parts).then(resolve, reject);
      const job = addJob({ file, parts, onProgress, resolve, reject, doHere });
      readTo = job.readTo;
      signal.addEventListener("abort", () => {
        job.drop();
        reject(signal.reason);
      });
    }).then((digest) => {
      ofParts = digest.ofParts;
      return digest.md5;
    });
    return { md5, ofParts: () => ofParts, readTo: (part) => readTo(part), cancel: () => controller.abort() };
  };
}
