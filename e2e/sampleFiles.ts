import { createCipheriv, createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A file on this machine that a test uploads. */
export interface SampleFile {
  readonly name: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Writes a file with this text. */
export async function textFile(folder: string, name: string, text: string): Promise<SampleFile> {
  const path = join(folder, name);
  await writeFile(path, text);
  return { name, path, size: Buffer.byteLength(text) };
}

const block = 4 * 1024 * 1024;

/** Writes a file of that many bytes of which no two blocks are alike, the same ones every time. */
export async function patternFile(folder: string, name: string, size: number): Promise<SampleFile> {
  const path = join(folder, name);
  const cipher = createCipheriv("aes-128-ctr", Buffer.alloc(16, name), Buffer.alloc(16));
  const zeros = Buffer.alloc(block);
  const file = await open(path, "w");
  try {
    for (let written = 0; written < size; written += block) {
      await file.write(cipher.update(zeros.subarray(0, Math.min(block, size - written))));
    }
  } finally {
    await file.close();
  }
  return { name, path, size };
}

/** Makes a file of that many bytes that takes no room on the disk: all of them are zero. */
export async function sparseFile(folder: string, name: string, size: number): Promise<SampleFile> {
  const path = join(folder, name);
  const file = await open(path, "w");
  try {
    await file.truncate(size);
  } finally {
    await file.close();
  }
  return { name, path, size };
}

/** The MD5 of a file on this machine, in hexadecimal. */
export async function md5OfFile(path: string): Promise<string> {
  const hash = createHash("md5");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
