import type { CreateMd5 } from "./Md5.ts";

/**
 * The MD5 of a file, 32 hexadecimal digits, in one pass over its stream: a piece of it at a time is in memory. Rejects
 * when the file cannot be read, no engine works, or it is aborted.
 */
export async function computeMd5(
  file: Blob,
  createMd5: CreateMd5,
  onProgress: () => void,
  signal: AbortSignal,
): Promise<string> {
  const md5 = await createMd5();
  signal.throwIfAborted();
  const reader = file.stream().getReader();
  // Ends a reading that hangs; it then looks as if the file were over.
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", stop);
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      md5.update(piece.value);
      onProgress();
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  return md5.hex();
}
