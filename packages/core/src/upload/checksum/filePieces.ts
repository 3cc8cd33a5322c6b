/** Bytes of the buffer that is read into again and again. New buffers would fill the page's memory before they are freed. */
const BUFFER_SIZE = 2 ** 20;

/** Reads the bytes of a file piece by piece. A piece is valid until the next one is read. */
export interface FilePieces {
  /** Returns the next piece, or `null` at the end and after `stop`. */
  next(): Promise<Uint8Array | null>;
  stop(): void;
}

/** Reads a file into one buffer, where its stream supports that, else in the pieces of the stream. */
export function filePieces(file: Blob): FilePieces {
  const stream = file.stream();
  try {
    const reader = stream.getReader({ mode: "byob" });
    let buffer = new ArrayBuffer(BUFFER_SIZE);
    return {
      async next() {
        const { value, done } = await reader.read(new Uint8Array(buffer));
        if (done) return null;
        buffer = value.buffer;
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
