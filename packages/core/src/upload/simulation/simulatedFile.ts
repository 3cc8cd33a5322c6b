import { createHash } from "node:crypto";
import type { Hasher } from "../../ports.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** One character of a simulated content stands for so many bytes. */
export const UNIT = 2 ** 20;

interface Source {
  readonly content: string;
  isReadable: boolean;
}

const contents = new WeakMap<Blob, { readonly source: Source; readonly from: number; readonly to: number }>();

/** A slice that costs nothing: thousands of real ones would be what a simulation mostly makes. */
function emptyBlob(): Blob {
  const blob: Blob = Object.create(Blob.prototype);
  return blob;
}

function blobOf(source: Source, from: number, to: number, blob: Blob): Blob {
  contents.set(blob, { source, from, to });
  Object.defineProperties(blob, {
    size: { value: (to - from) * UNIT },
    slice: {
      value: (first: number, last: number) =>
        blobOf(source, from + Math.ceil(first / UNIT), Math.min(to, from + Math.ceil(last / UNIT)), emptyBlob()),
    },
    arrayBuffer: {
      value: () =>
        source.isReadable ? Promise.resolve(new ArrayBuffer(0)) : Promise.reject(new Error("NotReadableError")),
    },
  });
  return blob;
}

/** A file of as many MiB as its content has characters, none of which is in memory. */
export function simulatedFile(name: string, content: string): File {
  const file = new File([], name);
  blobOf({ content, isReadable: true }, 0, content.length, file);
  return file;
}

/** Moves or changes a file on the depositor's disk: from now on a browser can no longer read it. */
export function makeUnreadable(file: File): void {
  const kept = contents.get(file);
  if (kept !== undefined) kept.source.isReadable = false;
}

/** Whether a file, or the file of a slice, can be read. */
export const isReadable = (blob: Blob): boolean => contents.get(blob)?.source.isReadable !== false;

/** What is in a simulated file or a slice of one. */
export function contentIn(blob: Blob): string {
  const { source, from, to } = contents.get(blob) ?? { source: { content: "" }, from: 0, to: 0 };
  return source.content.slice(from, to);
}

const digests = new Map<string, string>();

/** The MD5 of a simulated content. */
export function digestOf(content: string): string {
  const known = digests.get(content);
  if (known !== undefined) return known;
  const digest = createHash("md5").update(content, "latin1").digest("hex");
  digests.set(content, digest);
  return digest;
}

/** The MD5 of parts' MD5s, as a store has it. */
export function digestOfParts(parts: readonly string[]): string {
  return createHash("md5")
    .update(Buffer.from(parts.map(digestOf).join(""), "hex"))
    .digest("hex");
}

/** What befalls a digest: it is computed, its engine fails, or it is never heard of again. */
export type HasherFate = "computes" | "crashes" | "hangs";

/** A hasher that reads so many MiB in a millisecond of simulated time, and to which `fate` happens with each file. */
export function simulatedHasher(time: SimulatedTime, fate: () => HasherFate): Hasher {
  return (file, onProgress, parts) => {
    const content = contentIn(file);
    const partSize = parts === undefined ? content.length : parts.size / UNIT;
    const count = Math.max(1, Math.ceil(content.length / partSize));
    const one = fate();
    let limit = parts === undefined ? 1 : 0;
    let part = 0;
    let isOver = false;
    let stop = (): void => undefined;
    let go = (): void => undefined;
    let settle: (result: string | Error) => void = () => undefined;
    const md5 = new Promise<string>((resolve, reject) => {
      settle = (result) => {
        isOver = true;
        if (typeof result === "string") resolve(result);
        else reject(result);
      };
    });
    let isReading = false;
    go = () => {
      if (isOver || isReading || part >= limit) return;
      isReading = true;
      stop = time.after(3, () => {
        isReading = false;
        if (one === "hangs" && part >= count / 2) return;
        if (!isReadable(file)) return settle(new Error("NotReadableError"));
        if (one === "crashes") return settle(new Error("The worker crashed."));
        part += 1;
        onProgress();
        parts?.onPart(part, digestOf(content.slice((part - 1) * partSize, part * partSize)));
        if (part >= count) settle(digestOf(content));
        else go();
      });
    };
    go();
    const pieces = Array.from({ length: count }, (_, index) => content.slice(index * partSize, (index + 1) * partSize));
    return {
      md5,
      ofParts: () => (parts === undefined ? null : digestOfParts(pieces)),
      readTo(to) {
        limit = Math.max(limit, Math.min(to, count));
        go();
      },
      cancel() {
        stop();
        if (!isOver) settle(new Error("cancelled"));
      },
    };
  };
}
