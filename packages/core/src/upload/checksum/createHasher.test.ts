import fc from "fast-check";
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Clock } from "../../ports.ts";
import { computeMd5 } from "./computeMd5.ts";
import { createHasher } from "./createHasher.ts";
import { settle } from "../../../test/drivers/driveUploader.ts";
import { createPlainPair, createScriptMd5, createWasmMd5, type Md5, withFallback } from "./md5.ts";

const md5Of = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");
const content = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
const file = new Blob([0, 1, 2].map((third) => content.subarray(third * 100_000, (third + 1) * 100_000)));
const quiet = (): void => undefined;

/** A clock that tests move. */
function stoppedClock(): Clock & { pass(milliseconds: number): void } {
  let time = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => time,
    after(milliseconds, callback) {
      const timer = { at: time + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(milliseconds) {
      time += milliseconds;
      for (const timer of [...timers]) if (timer.at <= time && timers.delete(timer)) timer.callback();
    },
  };
}

/** A worker that does nothing by itself. `posted` holds its messages. */
class IdleWorker extends EventTarget implements Worker {
  onmessage: Worker["onmessage"] = null;
  onmessageerror: Worker["onmessageerror"] = null;
  onerror: Worker["onerror"] = null;
  readonly posted: unknown[] = [];
  isTerminated = false;
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  fail(): void {
    // Node has no ErrorEvent, and no property of it is used.
    this.onerror?.call(this, new Event("error") as ErrorEvent);
  }
  say(data: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}

/** The package's real worker, connected to itself. */
async function realWorker(): Promise<IdleWorker> {
  const worker = new IdleWorker();
  vi.resetModules();
  vi.stubGlobal("postMessage", (message: unknown) => queueMicrotask(() => !worker.isTerminated && worker.say(message)));
  vi.stubGlobal("addEventListener", (_: string, listener: (event: MessageEvent) => void) => {
    worker.postMessage = (data: unknown) => {
      worker.posted.push(data);
      queueMicrotask(() => listener(new MessageEvent("message", { data })));
    };
  });
  await import("./md5.worker.ts");
  return worker;
}

const refuseWasm = (): void =>
  void vi.stubGlobal("WebAssembly", {
    compile: () => Promise.reject(new Error("Refused to compile WebAssembly: 'unsafe-eval' is not allowed.")),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the engines", () => {
  it.each<[string, () => Promise<Md5>]>([
    ["WebAssembly", createWasmMd5],
    ["plain JavaScript", createScriptMd5],
  ])("compute with %s the MD5 that Node computes, in any pieces", async (_, create) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), async (pieces) => {
        const md5 = await create();
        for (const piece of pieces) md5.update(piece);
        expect(md5.hex()).toBe(md5Of(Uint8Array.from(pieces.flatMap((piece) => [...piece]))));
      }),
      { numRuns: 100 },
    );
  });

  it("try a refused engine only once", async () => {
    let asked = 0;
    const create = withFallback(() => {
      asked += 1;
      return Promise.reject(new Error("refused"));
    }, createScriptMd5);
    const files = [new Blob(["a"]), new Blob(["b"])];
    for (const one of files) {
      const expected = md5Of(new Uint8Array(await one.arrayBuffer()));
      const { md5 } = await computeMd5(
        one,
        { createMd5: create, createPair: () => createPlainPair(create) },
        quiet,
        new AbortController().signal,
      );
      expect(md5).toBe(expected);
    }
    expect(asked).toBe(1);
  });
});

describe("without a worker, as in Node", () => {
  it("computes on the page, piece by piece, and reports progress", async () => {
    let reports = 0;
    const { md5 } = createHasher()(file, () => (reports += 1));
    expect(await md5).toBe(md5Of(content));
    expect(reports).toBeGreaterThan(1);
  });

  it("computes in plain JavaScript if WebAssembly is refused", async () => {
    vi.resetModules();
    refuseWasm();
    const { createHasher: create } = await import("./createHasher.ts");
    expect(await create()(file, quiet).md5).toBe(md5Of(content));
  });

  it("rejects if the file cannot be read", async () => {
    const broken = new Blob(["x"]);
    broken.stream = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: () => Promise.reject(new DOMException("moved", "NotReadableError")),
      });
    await expect(createHasher()(broken, quiet).md5).rejects.toThrow("moved");
  });

  it("ends a reading that hangs when it is cancelled", async () => {
    let isCancelled = false;
    let startReading = quiet;
    const isRead = new Promise<void>((resolve) => (startReading = resolve));
    const hanging = new Blob(["x"]);
    hanging.stream = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: () => {
          startReading();
          return new Promise<void>(() => undefined);
        },
        cancel: () => void (isCancelled = true),
      });
    const hashing = createHasher()(hanging, quiet);
    await isRead;
    hashing.cancel();
    await expect(hashing.md5).rejects.toThrow("aborted");
    await settle();
    expect(isCancelled).toBe(true);
  });
});

describe("with a worker", () => {
  it("computes in the package's worker", async () => {
    const worker = await realWorker();
    const hasher = createHasher({ createWorker: () => worker });
    const other = new Blob(["other"]);
    const digests = [hasher(file, quiet), hasher(other, quiet)].map(({ md5 }) => md5);
    expect(await Promise.all(digests)).toEqual([md5Of(content), md5Of(new TextEncoder().encode("other"))]);
    expect(worker.posted).toHaveLength(2);
  });

  it("receives the slice of each part together with its MD5", async () => {
    const worker = await realWorker();
    const bytes = new TextEncoder().encode("one part after another");
    const parts: { readonly part: number; readonly md5: string; readonly text: Promise<string> | undefined }[] = [];
    const hashing = createHasher({ createWorker: () => worker })(new Blob([bytes]), quiet, {
      size: 8,
      onPart: (part, md5, cut) => parts.push({ part, md5, text: cut?.text() }),
    });
    hashing.readTo?.(Infinity);
    await hashing.md5;
    expect(await Promise.all(parts.map(async ({ text }) => await text))).toEqual(["one part", " after a", "nother"]);
    expect(parts.map(({ md5 }) => md5)).toEqual([0, 8, 16].map((from) => md5Of(bytes.subarray(from, from + 8))));
  });

  it("receives the same MD5 if WebAssembly is refused", async () => {
    refuseWasm();
    const worker = await realWorker();
    expect(await createHasher({ createWorker: () => worker })(file, quiet).md5).toBe(md5Of(content));
    expect(worker.isTerminated).toBe(false);
  });

  it("rejects if the worker cannot read the file", async () => {
    const worker = await realWorker();
    const broken = new Blob(["x"]);
    broken.stream = () => {
      throw new DOMException("moved", "NotReadableError");
    };
    await expect(createHasher({ createWorker: () => worker })(broken, quiet).md5).rejects.toThrow("moved");
  });

  it("cancels one file and no other", async () => {
    const worker = await realWorker();
    const hasher = createHasher({ createWorker: () => worker });
    const [first, second] = [hasher(file, quiet), hasher(file, quiet)];
    first.cancel();
    await expect(first.md5).rejects.toThrow("aborted");
    expect(worker.posted).toContainEqual({ kind: "cancel", id: 1 });
    expect(await second.md5).toBe(md5Of(content));
  });

  it("reuses the worker, closes it when idle, and starts another for the next file", async () => {
    const clock = stoppedClock();
    const workers: IdleWorker[] = [];
    const createWorker = (): Worker => workers[workers.push(new IdleWorker()) - 1] as Worker;
    const hasher = createHasher({ createWorker, clock });
    for (const id of [1, 2]) {
      const { md5 } = hasher(file, quiet);
      clock.pass(4000);
      workers[0]?.say({ kind: "hashed", id, md5: "digest", ofParts: null });
      expect(await md5).toBe("digest");
    }
    clock.pass(4999);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
    clock.pass(1);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    void hasher(file, quiet);
    expect(workers).toHaveLength(2);
  });

  it.each<[string, (worker: IdleWorker, clock: ReturnType<typeof stoppedClock>) => void]>([
    ["is not loaded", (worker) => worker.fail()],
    ["sends what cannot be read", (worker) => worker.onmessageerror?.(new MessageEvent("messageerror"))],
    ["has sent no message in ten seconds", (_, clock) => clock.pass(10_000)],
    [
      "crashes in the middle",
      (worker) => {
        worker.say({ kind: "reading", id: 1 });
        worker.fail();
      },
    ],
  ])("computes on the page what a worker that %s was given, and everything after", async (_, fail) => {
    const clock = stoppedClock();
    const worker = new IdleWorker();
    let opened = 0;
    const createWorker = (): Worker => {
      opened += 1;
      return worker;
    };
    const hasher = createHasher({ createWorker, clock });
    const both = [hasher(file, quiet), hasher(file, quiet)];
    fail(worker, clock);
    expect(await Promise.all(both.map(({ md5 }) => md5))).toEqual([md5Of(content), md5Of(content)]);
    expect(worker.isTerminated).toBe(true);
    expect(await hasher(file, quiet).md5).toBe(md5Of(content));
    expect(opened).toBe(1);
  });

  it("computes on the page when a cancellation shows that the worker has died silently", async () => {
    const clock = stoppedClock();
    const worker = new IdleWorker();
    const hasher = createHasher({ createWorker: () => worker, clock });
    const [silent, waiting] = [hasher(file, quiet), hasher(file, quiet)];
    const other = hasher(file, quiet);
    other.cancel();
    await expect(other.md5).rejects.toThrow("aborted");
    clock.pass(9999);
    expect(worker.isTerminated).toBe(false);
    worker.say({ kind: "reading", id: 1 });
    clock.pass(30_000);
    silent.cancel();
    await expect(silent.md5).rejects.toThrow("aborted");
    clock.pass(5000);
    expect(await waiting.md5).toBe(md5Of(content));
    expect(worker.isTerminated).toBe(true);
  });

  it.each<[string, () => Worker]>([
    [
      "cannot be started",
      () => {
        throw new DOMException("another origin", "SecurityError");
      },
    ],
    [
      "does not take the file",
      () =>
        Object.assign(new IdleWorker(), {
          postMessage: () => {
            throw new DOMException("not cloned", "DataCloneError");
          },
        }),
    ],
  ])("computes on the page when a worker %s", async (_, createWorker) => {
    expect(await createHasher({ createWorker })(file, quiet).md5).toBe(md5Of(content));
  });

  it("waits for a worker that reports progress, and ignores other messages", async () => {
    const clock = stoppedClock();
    const worker = new IdleWorker();
    let reports = 0;
    const { md5 } = createHasher({ createWorker: () => worker, clock })(file, () => (reports += 1));
    worker.say({ kind: "reading", id: 1 });
    worker.say("nonsense");
    worker.say({ kind: "hashed", id: 77, md5: "another's", ofParts: null });
    clock.pass(3_600_000);
    worker.say({ kind: "hashed", id: 1, md5: "digest", ofParts: null });
    expect(await md5).toBe("digest");
    expect(reports).toBe(1);
  });
});
