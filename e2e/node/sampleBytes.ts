import { createHash } from "node:crypto";
import type { Deposit, FileEntry } from "@deposit/core";

/** A file of so many bytes, no two blocks alike; the same for the same name. */
export function sampleBytes(name: string, size: number): File {
  const bytes = new Uint8Array(size);
  let state = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  for (let index = 0; index < size; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return new File([bytes], name);
}

/** The checksum of a file as the platform tells it. */
export async function checksumOf(file: File): Promise<string> {
  return `md5:${createHash("md5")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex")}`;
}

/** Waits until this is true of the files. */
export async function untilFiles(deposit: Deposit, isSo: (files: readonly FileEntry[]) => boolean): Promise<void> {
  if (isSo(deposit.getState().files)) return;
  await new Promise<void>((resolve) => {
    const stop = deposit.subscribe(({ files }) => {
      if (!isSo(files)) return;
      stop();
      resolve();
    });
  });
}

/** Waits until every file is on the server, or has failed. */
export async function untilSettled(deposit: Deposit): Promise<void> {
  await untilFiles(deposit, (files) => files.every(({ phase }) => phase.kind === "finished" || phase.kind === "error"));
}
