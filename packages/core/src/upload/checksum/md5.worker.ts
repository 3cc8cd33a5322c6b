// The worker of `createHasher`, a file of its own in the package: it computes the MD5 of the files that it is sent.
import { type PartPass, computeMd5 } from "./computeMd5.ts";
import { firstThat } from "./Md5.ts";
import { createPlainPair } from "./Md5Pair.ts";
import { type ReadingGate, createReadingGate } from "./readingGate.ts";
import { createScriptMd5 } from "./scriptMd5.ts";
import { createWasmMd5 } from "./wasmMd5.ts";
import { createWasmMd5Pair } from "./wasmMd5Pair.ts";
import type { WorkerRequest, WorkerWord } from "./workerWords.ts";

/** Milliseconds between two words that a file is still being read. */
const WORD_INTERVAL = 1000;

const createMd5 = firstThat(createWasmMd5, createScriptMd5);
const createPair = firstThat(createWasmMd5Pair, () => createPlainPair(createMd5));
const engines = { createMd5, createPair };
const running = new Map<number, { readonly controller: AbortController; readonly gate: ReadingGate }>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker, not a window.
const say = (word: WorkerWord): void => globalThis.postMessage(word);

// Everything is caught and said: a promise that is rejected in a worker is no `error` event on the page.
async function hash({ id, file, partSize, readTo }: Extract<WorkerRequest, { kind: "hash" }>): Promise<void> {
  const controller = new AbortController();
  const gate = createReadingGate();
  gate.readTo(readTo);
  running.set(id, { controller, gate });
  let saidAt = 0;
  const onProgress = (): void => {
    if (Date.now() - saidAt < WORD_INTERVAL) return;
    saidAt = Date.now();
    say({ kind: "reading", id });
  };
  const partsOf = (size: number): PartPass => ({
    size,
    gate,
    // Cut here, where nobody waits for the browser to have done it.
    onPart: (part, md5) => say({ kind: "part", id, part, md5, bytes: file.slice((part - 1) * size, part * size) }),
  });
  const parts = partSize === null ? undefined : partsOf(partSize);
  try {
    onProgress();
    say({ kind: "hashed", id, ...(await computeMd5(file, engines, onProgress, controller.signal, parts)) });
  } catch (error) {
    say({ kind: "failed", id, reason: String(error) });
  }
  running.delete(id);
}

globalThis.addEventListener("message", ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === "hash") void hash(request);
  else if (request.kind === "read-on") running.get(request.id)?.gate.readTo(request.part);
  else running.get(request.id)?.controller.abort();
});
