// The worker of `createHasher`, a build entry of its own. It computes the MD5 of files.
import { type PartPass, type ReadingGate, computeMd5, createReadingGate } from "./computeMd5.ts";
import type { WorkerMessage, WorkerRequest } from "./hashWorker.ts";
import { createMd5Engines } from "./md5.ts";

/** Milliseconds between two messages that a file is being read. */
const MESSAGE_INTERVAL = 1000;

const engines = createMd5Engines();
const running = new Map<number, { readonly controller: AbortController; readonly gate: ReadingGate }>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker, not a window.
const post = (message: WorkerMessage): void => globalThis.postMessage(message);

// Every error is posted: a promise that is rejected in a worker is no `error` event on the page.
async function hash({ id, file, partSize, readTo }: Extract<WorkerRequest, { kind: "hash" }>): Promise<void> {
  const controller = new AbortController();
  const gate = createReadingGate();
  gate.readTo(readTo);
  running.set(id, { controller, gate });
  let postedAt = 0;
  const onProgress = (): void => {
    if (Date.now() - postedAt < MESSAGE_INTERVAL) return;
    postedAt = Date.now();
    post({ kind: "reading", id });
  };
  const partsOf = (size: number): PartPass => ({
    size,
    gate,
    // The slice is cut here, because a page that cuts a file waits for the browser (see PartSlices).
    onPart: (part, md5) => post({ kind: "part", id, part, md5, bytes: file.slice((part - 1) * size, part * size) }),
  });
  const parts = partSize === null ? undefined : partsOf(partSize);
  try {
    onProgress();
    post({ kind: "hashed", id, ...(await computeMd5(file, engines, onProgress, controller.signal, parts)) });
  } catch (error) {
    post({ kind: "failed", id, reason: String(error) });
  }
  running.delete(id);
}

globalThis.addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "hash") void hash(request);
  else if (request.kind === "read-on") running.get(request.id)?.gate.readTo(request.part);
  else running.get(request.id)?.controller.abort();
});
