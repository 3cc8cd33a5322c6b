import { createHash } from "node:crypto";
import type { Hasher } from "../../src/ports.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** Bytes per character of a simulated content. */
export const UNIT = 2 ** 20;

interface Source {
  readonly content: string;
  isReadable: boolean;
}

interface Extent {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
}

const extent = Symbol("extent");

function extentOf(blob: Blob & { readonly [extent]?: Extent }): Extent | undefined {
  return blob[extent];
}

/**
 * Gives a content to `blob`, an empty object of the platform's class. A real file would take more time than the rest of a
 * simulation.
 */
function filled<Kind extends Blob>(blob: Kind, { source, from, to }: Extent, more: PropertyDescriptorMap = {}): Kind {
  return Object.defineProperties(blob, {
    ...more,
    [extent]: { value: { source, from, to } },
    size: { value: (to - from) * UNIT },
    slice: {
      value(first: number, last: number): Blob {
        const slice: Blob = Object.create(Blob.prototype);
        const end = Math.min(to, from + Math.ceil(last / UNIT));
        return filled(slice, { source, from: from + Math.ceil(first / UNIT), to: end });
      },
    },
    arrayBuffer: {
      value: () =>
        source.isReadable ? Promise.resolve(new ArrayBuffer(0)) : Promise.reject(new Error("NotReadableError")),
    },
  });
}

/** Creates a file of as many MiB as its content has characters. */
export function simulatedFile(name: string, content: string): File {
  const file: File = Object.create(File.prototype);
  const source = { content, isReadable: true };
  return filled(file, { source, from: 0, to: content.length }, { name: { value: name }, type: { value: "" } });
}

/** Moves or changes a file on disk, so that a browser can no longer read it. */
export function makeUnreadable(file: File): void {
  const kept = extentOf(file);
  if (kept !== undefined) kept.source.isReadable = false;
}

/** Whether a file, or the file of a slice, can be read. */
export const isReadable = (blob: Blob): boolean => extentOf(blob)?.source.isReadable !== false;

/** Returns the content of a simulated file or slice. */
export function contentIn(blob: Blob): string {
  const { source, from, to } = extentOf(blob) ?? { source: { content: "" }, from: 0, to: 0 };
  return source.content.slice(from, to);
}

const digests = new Map<string, string>();

/** Returns the MD5 of a simulated content. */
export function digestOf(content: string): string {
  const known = digests.get(content);
  if (known !== undefined) return known;
  const digest = createHash("md5").update(content, "latin1").digest("hex");
  // Contents of earlier simulations are not needed again.
  if (digests.size > 1000) digests.clear();
  digests.set(content, digest);
  return digest;
}

/** Returns the MD5 of the part MD5s, as a store computes it. */
export function digestOfParts(parts: readonly string[]): string {
  return createHash("md5")
    .update(Buffer.from(parts.map(digestOf).join(""), "hex"))
    .digest("hex");
}

/** What happens to an MD5. */
export type HasherFate = "computes" | "crashes" | "hangs";

/** Creates a hasher in simulated time. `fate` decides about each file. */
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
