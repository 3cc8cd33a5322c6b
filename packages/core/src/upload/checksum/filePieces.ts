/** Bytes that are read into, over and over: fresh ones for each piece would fill the memory of a page before they are let go. */
const ROOM = 2 ** 20;

/** The bytes of a file from its start, piece by piece; a piece is good until the next is asked for. */
export interface FilePieces {
  /** The next piece; `null` at the end, or after `stop`. */
  next(): Promise<Uint8Array | null>;
  stop(): void;
}

/** Reads a file: into one piece of memory where its stream takes it, else as the stream gives its bytes. */
export function filePieces(file: Blob): FilePieces {
  const stream = file.stream();
  try {
    const reader = stream.getReader({ mode: "byob" });
    let room = new ArrayBuffer(ROOM);
    return {
      async next() {
        const { value, done } = await reader.read(new Uint8Array(room));
        if (done) return null;
        room = value.buffer;
        return value;
      },
      stop: () => void reader.cancel().catch(() => undefined),
    };
  } catch {
    const reader = stream.getReader();
    return {
      async next() {
        const { value, done } = await reader.read();
        return done ? null : value;
      },
      stop: () => void reader.cancel().catch(() => undefined),
    };
  }
}
