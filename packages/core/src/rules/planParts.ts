import { DEFAULT_UPLOAD_CONCURRENCY, LARGEST_PART, MAX_FILE_SIZE, MAX_PARTS, SMALLEST_PART } from "../config.ts";

/** Into how many parts a file is cut, and the bytes of each but the last, which may be shorter. */
export interface PartPlan {
  readonly partSize: number;
  readonly parts: number;
}

/** What a plan must keep to. Sizes are in bytes. */
export interface PartLimits {
  /** @default 5 TiB (docs/platform/product.md 9.1) */
  readonly maxFileSize?: number | undefined;
  /** Requests at the same time, which small files should still keep busy. @default 3 */
  readonly concurrency?: number | undefined;
}

/** Sizes to choose from (docs/platform/product.md 9.1). */
const STEPS = 5;
/** Bytes of a block of MD5. */
const BLOCK = 64;
/** The step that was measured to be the fastest: 16 MiB (docs/platform/uploads.md 1). */
const FASTEST = 1;
/**
 * More links than these make every reading of the draft slow: the platform builds them all each time
 * (docs/platform/multipart.md 1).
 */
const COMFORTABLE_PARTS = 1000;

/** Five sizes on a log scale, from 5 MiB to what cuts the largest file into 10,000 parts: 5, 16, 51.2, 164, 524 MiB. */
export function partSizes(maxFileSize: number = MAX_FILE_SIZE): readonly number[] {
  return maxFileSize === MAX_FILE_SIZE ? usualSizes : sizesFor(maxFileSize);
}

/** Up to the next whole block of a checksum, so that those of the part and of the file can be computed together. */
const wholeBlocks = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK;

function sizesFor(maxFileSize: number): readonly number[] {
  const largest = Math.min(LARGEST_PART, Math.max(SMALLEST_PART, wholeBlocks(maxFileSize / MAX_PARTS)));
  return Array.from({ length: STEPS }, (_, step) =>
    step === STEPS - 1 ? largest : wholeBlocks(SMALLEST_PART * (largest / SMALLEST_PART) ** (step / (STEPS - 1)) - 0.5),
  );
}

/** Worked out once: a choice of files may be ten thousand, each of which is asked about. */
const usualSizes = sizesFor(MAX_FILE_SIZE);

/**
 * How to cut a file into parts; `null` for one that is larger than 10,000 parts of the largest size, or than the largest
 * file. Of the five sizes: 16 MiB, which is the fastest and cheap to send again; 5 MiB where 16 would leave lanes idle;
 * a larger one where there would be more than a thousand parts.
 *
 * @example planParts(2 ** 30) // { partSize: 16777216, parts: 64 }
 */
export function planParts(
  size: number,
  { maxFileSize = MAX_FILE_SIZE, concurrency = DEFAULT_UPLOAD_CONCURRENCY }: PartLimits = {},
): PartPlan | null {
  if (size > maxFileSize) return null;
  const sizes = partSizes(maxFileSize);
  const fastest = sizes[FASTEST] ?? SMALLEST_PART;
  const [least = SMALLEST_PART] = sizes;
  if (size <= least && concurrency > 1) return { partSize: least, parts: 1 };
  const plans = sizes
    .map((partSize): PartPlan => ({ partSize, parts: Math.max(1, Math.ceil(size / partSize)) }))
    .filter(({ parts }) => parts <= MAX_PARTS);
  const [smallest] = plans;
  if (smallest !== undefined && Math.ceil(size / fastest) < concurrency) return smallest;
  const good = plans.find(({ partSize, parts }) => partSize >= fastest && parts <= COMFORTABLE_PARTS);
  return good ?? plans.at(-1) ?? null;
}
