// The worker of `createHasher`, a file of its own in the package: it computes the MD5 of the files that it is sent.
import { computeMd5 } from "./computeMd5.ts";
import { firstThat } from "./Md5.ts";
import { createScriptMd5 } from "./scriptMd5.ts";
import { createWasmMd5 } from "./wasmMd5.ts";
import type { WorkerRequest, WorkerWord } from "./workerWords.ts";

/** Milliseconds between two words that a file is still being read. */
const WORD_INTERVAL = 1000;

const createMd5 = firstThat(createWasmMd5, createScriptMd5);
const running = new Map<number, AbortController>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker, not a window.
const say = (word: WorkerWord): void => globalThis.postMessage(word);

// Everything is caught and said: a promise that is rejected in a worker is no `error` event on the page.
async function hash(id: number, file: Blob): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  let saidAt = 0;
  const onProgress = (): void => {
    if (Date.now() - saidAt < WORD_INTERVAL) return;
    saidAt = Date.now();
    say({ kind: "reading", id });
  };
  try {
    onProgress();
    const md5 = await computeMd5(file, createMd5, onProgress, controller.signal);
    say({ kind: "hashed", id, md5 });
  } catch (error) {
    say({ kind: "failed", id, reason: String(error) });
  }
  running.delete(id);
}

globalThis.addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "hash") void hash(request.id, request.file);
  else running.get(request.id)?.abort();
});
