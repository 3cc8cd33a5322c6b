/** The amounts of a run. */
interface UploadSizes {
  /** The number of files to add without sending. */
  readonly added: number;
  /** The number of small files to send. */
  readonly small: number;
  /** In bytes: the large file, and the sparse one. */
  readonly large: number;
  readonly sparse: number;
  /** The number of rounds; the median counts. The large file gets two more, the sparse one only one. */
  readonly rounds: number;
}

const GiB = 2 ** 30;

/** The sizes that the limits are for, and those of a short run. */
export const sizes = {
  full: { added: 10_000, small: 3000, large: GiB, sparse: 100 * GiB, rounds: 3 },
  quick: { added: 10_000, small: 300, large: GiB / 4, sparse: 2 * GiB, rounds: 3 },
} as const satisfies Record<string, UploadSizes>;
