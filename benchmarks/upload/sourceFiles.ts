import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, open, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KeptFile } from "./bucket.ts";

/** In bytes: how much is written at a time. */
const PIECE = 16 * 2 ** 20;

/** A file on disk, and the checksum that a platform would compute. */
export interface SourceFile {
  readonly path: string;
  readonly checksum: (file: KeptFile) => string | null;
}

/** Files to send, in a temporary folder. */
interface SourceFiles {
  readonly large: SourceFile;
  readonly sparse: SourceFile;
  remove(): Promise<void>;
}

/** Returns the MD5 of zeros. */
function md5OfZeros(length: number): Buffer {
  const hash = createHash("md5");
  const zeros = Buffer.alloc(2 ** 20);
  for (let left = length; left > 0; left -= zeros.length) hash.update(zeros.subarray(0, left));
  return hash.digest();
}

/** Returns the composite checksum of zeros in an object store (docs/platform/multipart.md 5). */
function checksumOfZeros({ size, transfer: { parts = 1, part_size: partSize = size } }: KeptFile): string {
  const all = createHash("md5");
  const common = md5OfZeros(partSize);
  for (let part = 1; part < parts; part += 1) all.update(common);
  all.update(md5OfZeros(size - (parts - 1) * partSize));
  return `multipart:${all.digest("hex")}-${parts}-${partSize}`;
}

/** Writes a file of random bytes and a sparse file; sizes in bytes. */
export async function writeSourceFiles(largeSize: number, sparseSize: number): Promise<SourceFiles> {
  const directory = await mkdtemp(join(tmpdir(), "deposit-bench-files-"));
  const [large, sparse] = [join(directory, "large.bin"), join(directory, "sparse.bin")];
  const hash = createHash("md5");
  const handle = await open(large, "w");
  for (let left = largeSize; left > 0; left -= PIECE) {
    const piece = randomBytes(Math.min(left, PIECE));
    hash.update(piece);
    await handle.write(piece);
  }
  await handle.close();
  const md5 = hash.digest("hex");
  await writeFile(sparse, "");
  await truncate(sparse, sparseSize);
  return {
    large: { path: large, checksum: () => `md5:${md5}` },
    sparse: { path: sparse, checksum: checksumOfZeros },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
