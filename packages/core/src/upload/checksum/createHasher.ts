import type { Clock, Hasher } from "../../ports.ts";
import { systemClock } from "../../shared/systemClock.ts";
import { type FileMd5, type PartPass, computeMd5, createReadingGate } from "./computeMd5.ts";
import { createHashWorker } from "./hashWorker.ts";
import type { Md5Engines } from "./md5.ts";

/** How a hasher gets its worker. */
export interface HasherOptions {
  /**
   * Starts a worker from the package's `md5.worker.js`. May throw; then there is none.
   *
   * @default `new Worker(new URL("./md5.worker.js", import.meta.url), { type: "module" })`, which bundlers understand
   * @example
   * createHasher({ createWorker: () => new Worker("/static/md5.worker.js", { type: "module" }) });
   */
  readonly createWorker?: (() => Worker) | undefined;
  /** @default the machine's */
  readonly clock?: Clock | undefined;
}

// oxlint-disable-next-line no-restricted-globals -- The only place that starts a worker.
const startWorker = (): Worker => new Worker(new URL("./md5.worker.js", import.meta.url), { type: "module" });

/**
 * Creates the browser's `Hasher`, which computes MD5s in one worker for all files. Where WebAssembly is refused, the worker
 * computes in plain JavaScript. Where there is no worker (in Node, refused, crashed, or not loaded within ten seconds) the
 * page computes piece by piece.
 */
export function createHasher({ createWorker = startWorker, clock = systemClock }: HasherOptions = {}): Hasher {
  const addJob = createHashWorker(createWorker, clock);
  let engines: Md5Engines | null = null;
  const loadEngines = async (): Promise<Md5Engines> => (engines ??= (await import("./md5.ts")).createMd5Engines());
  return (file, onProgress, reading) => {
    const controller = new AbortController();
    const { signal } = controller;
    const parts: PartPass | undefined = reading === undefined ? undefined : { ...reading, gate: createReadingGate() };
    const computeHere = async (): Promise<FileMd5> => computeMd5(file, await loadEngines(), onProgress, signal, parts);
    let ofParts: string | null = null;
    let readTo = (part: number): void => parts?.gate.readTo(part);
    const md5 = new Promise<FileMd5>((resolve, reject) => {
      const doHere = (): void => void computeHere().then(resolve, reject);
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
